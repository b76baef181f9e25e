import { useForm } from 'react-hook-form'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FrondContext } from '../system/frond-context.ts'
import { forgetWarnings } from '../system/warn.ts'
import { defineLocale } from '../locale/define-locale.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { colorNames } from '../theme/color-names.ts'
import { inputRatingTheme } from '../theme/input-rating.ts'
import { App } from './App.tsx'
import { InputRating } from './InputRating.tsx'

const heart = { name: 'test:heart', body: '<path d="M12 20L3 11a6 6 0 0 1 9-7a6 6 0 0 1 9 7z"/>' }

describeComponent('InputRating', <InputRating aria-label="Rating" defaultValue={2.5} step={0.5} />, {
  slot: 'input-rating',
  theme: inputRatingTheme,
})
describeComponent('InputRating that is only shown', <InputRating aria-label="Rating" value={3.7} readOnly />, {
  slot: 'input-rating',
  theme: inputRatingTheme,
})
describeComponent(
  'All colours of InputRating',
  <div data-slot="all">
    {colorNames.map((color) => (
      <InputRating key={color} aria-label={color} color={color} defaultValue={3} />
    ))}
  </div>,
  { slot: 'all' },
)

const star = (name: string) => page.getByRole('radio', { name, exact: true })
const press = (name: string) => (star(name).element() as HTMLElement).click()
const posted = () => [...new FormData(document.querySelector('form')!)]
/** How far each icon is filled, as a share of its width. */
const fills = () =>
  [...document.querySelectorAll('[data-slot="item"]')].map((item) => {
    const part = item.querySelector('[data-slot="indicator"]')?.getBoundingClientRect().width ?? 0
    const icon = item.querySelector('[data-slot="icon"]')?.getBoundingClientRect().width ?? 1
    return Math.round((part / icon) * 10) / 10
  })

withoutMotion()

describe('InputRating', () => {
  it('is a radio group whose ratings have names', async () => {
    await render(<InputRating aria-label="Rating" />)
    await expect.element(page.getByRole('radiogroup', { name: 'Rating' })).toBeVisible()
    expect(page.getByRole('radio').elements()).toHaveLength(5)
    await expect.element(star('3 of 5')).not.toBeChecked()
    expect(fills()).toEqual([0, 0, 0, 0, 0])
  })

  it('fills the stars up to the pressed one', async () => {
    const change = vi.fn()
    await render(<InputRating aria-label="Rating" onValueChange={change} />)
    await userEvent.click(star('3 of 5'))
    expect(change).toHaveBeenCalledExactlyOnceWith(3)
    expect(fills()).toEqual([1, 1, 1, 0, 0])
    await expect.element(star('3 of 5')).toBeChecked()
  })

  it('has half ratings on each side of a star', async () => {
    const change = vi.fn()
    await render(<InputRating aria-label="Rating" step={0.5} length={3} onValueChange={change} />)
    expect(page.getByRole('radio').elements()).toHaveLength(6)
    const item = findPart('item')!.getBoundingClientRect()
    const [first, second] = page
      .getByRole('radio')
      .elements()
      .map((radio) => radio.getBoundingClientRect())
    expect([first!.left, second!.right]).toEqual([item.left, item.right])
    expect(first!.width).toBe(item.width / 2)
    await userEvent.click(star('1.5 of 3'))
    expect(change).toHaveBeenCalledExactlyOnceWith(1.5)
    expect(fills()).toEqual([1, 0.5, 0])
  })

  it('follows a controlled value', async () => {
    const change = vi.fn()
    const screen = await render(<InputRating aria-label="Rating" value={2} onValueChange={change} />)
    press('4 of 5')
    expect(change).toHaveBeenCalledExactlyOnceWith(4)
    await expect.element(star('2 of 5')).toBeChecked()
    expect(fills()).toEqual([1, 1, 0, 0, 0])
    await screen.rerender(<InputRating aria-label="Rating" value={5} onValueChange={change} />)
    expect(fills()).toEqual([1, 1, 1, 1, 1])
  })

  it('clears the rating when it is selected again if clearable', async () => {
    const change = vi.fn()
    const screen = await render(<InputRating aria-label="Rating" defaultValue={3} onValueChange={change} />)
    press('3 of 5')
    expect(change).not.toHaveBeenCalled()
    await screen.rerender(<InputRating aria-label="Rating" defaultValue={3} clearable onValueChange={change} />)
    press('3 of 5')
    expect(change).toHaveBeenCalledExactlyOnceWith(0)
    await expect.poll(fills).toEqual([0, 0, 0, 0, 0])
    await expect.element(star('3 of 5')).not.toBeChecked()
    press('3 of 5')
    expect(change).toHaveBeenLastCalledWith(3)
  })

  it('previews the rating under the pointer if hoverable', async () => {
    const screen = await render(<InputRating aria-label="Rating" defaultValue={1} hoverable />)
    await userEvent.hover(star('4 of 5'))
    await expect.poll(fills).toEqual([1, 1, 1, 1, 0])
    await expect.element(star('1 of 5')).toBeChecked()
    await userEvent.unhover(star('4 of 5'))
    await userEvent.hover(document.documentElement, { force: true, position: { x: 700, y: 500 } })
    await expect.poll(fills).toEqual([1, 0, 0, 0, 0])
    await screen.rerender(<InputRating aria-label="Rating" defaultValue={1} />)
    await userEvent.hover(star('4 of 5'))
    expect(fills()).toEqual([1, 0, 0, 0, 0])
  })

  it('is an image if it is read-only', async () => {
    await render(<InputRating aria-label="Rating" value={4.3} readOnly />)
    await expect.element(page.getByRole('img', { name: 'Rating: 4.3 of 5' })).toBeVisible()
    expect(page.getByRole('radio').elements()).toEqual([])
    expect(fills()).toEqual([1, 1, 1, 1, 0.3])
  })

  it('ignores presses while it is disabled', async () => {
    await render(<InputRating aria-label="Rating" disabled />)
    expect(star('3 of 5').element().matches(':disabled')).toBe(true)
    press('3 of 5')
    expect(fills()).toEqual([0, 0, 0, 0, 0])
  })

  it('renders other icons and custom icons', async () => {
    const screen = await render(<InputRating aria-label="Rating" icon={heart} defaultValue={2} />)
    expect(document.querySelectorAll('[data-slot="icon"]')).toHaveLength(2)
    expect(findPart('emptyIcon')!.innerHTML).toContain('M12 20')
    await screen.rerender(
      <InputRating
        aria-label="Rating"
        defaultValue={2}
        item={({ index, filled }) => <b>{`${index}${filled ? 'x' : ''}`}</b>}
      />,
    )
    expect(findPart('input-rating')!.textContent).toBe('0x1x234')
  })

  it('sends no style attribute from the server', () => {
    expect(renderToString(<InputRating aria-label="Rating" value={2.3} step={0.1} />)).not.toContain('style=')
  })

  it('is mirrored in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <InputRating aria-label="Rating" defaultValue={0.5} step={0.5} />
      </div>,
    )
    const left = (name: string) => star(name).element().getBoundingClientRect().left
    expect(left('2 of 5')).toBeLessThan(left('1 of 5'))
    const indicator = findPart('indicator')!.getBoundingClientRect()
    expect(indicator.right).toBe(findPart('item')!.getBoundingClientRect().right - 2)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(star('1 of 5')).toBeChecked()
  })

  it('names its ratings in the language of the application', async () => {
    const german = defineLocale({
      name: 'Deutsch',
      code: 'de',
      messages: { inputRating: { value: '{value} von {length}' } },
    })
    await render(
      <App locale={german}>
        <InputRating aria-label="Bewertung" step={0.5} />
      </App>,
    )
    await expect.element(star('2,5 von 5')).toBeVisible()
  })
})

describe('InputRating by keyboard', () => {
  it('is one tab stop and changes with arrow keys and Space', async () => {
    await render(
      <>
        <InputRating aria-label="Rating" clearable />
        <button>After</button>
      </>,
    )
    await userEvent.tab()
    await expect.element(star('1 of 5')).toHaveFocus()
    expect(getComputedStyle(findPart('item')!).outlineStyle).toBe('solid')
    await userEvent.keyboard(' ')
    await expect.element(star('1 of 5')).toBeChecked()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect.element(star('3 of 5')).toBeChecked()
    expect(fills()).toEqual([1, 1, 1, 0, 0])
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(star('2 of 5')).toBeChecked()
    await userEvent.tab()
    await expect.element(page.getByRole('button')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(star('2 of 5')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.poll(fills).toEqual([0, 0, 0, 0, 0])
  })
})

describe('InputRating in a form', () => {
  it('submits its rating and is reset with its form', async () => {
    await render(
      <form>
        <InputRating aria-label="Rating" name="rating" defaultValue={2} />
        <InputRating aria-label="Other" defaultValue={1} length={3} />
        <InputRating aria-label="Shown" name="shown" value={3.7} readOnly />
        <button type="reset">Reset</button>
      </form>,
    )
    press('4 of 5')
    expect(posted()).toEqual([
      ['rating', '4'],
      ['shown', '3.7'],
    ])
    await userEvent.click(page.getByRole('button'))
    await expect.element(star('2 of 5')).toBeChecked()
    expect(posted()[0]).toEqual(['rating', '2'])
  })

  it('requires a rating if required', async () => {
    await render(<InputRating aria-label="Rating" required />)
    const native = star('1 of 5').element() as HTMLInputElement
    expect(native.validity.valueMissing).toBe(true)
    press('2 of 5')
    await expect.poll(() => native.validity.valid).toBe(true)
  })

  it('gets its name, size, error and label from a FormField', async () => {
    const field = {
      props: { id: 'rating', name: 'rating', size: 'xl' },
      invalid: true,
      labelId: 'rating-label',
    }
    const screen = await render(
      <FrondContext value={{ components: {}, field }}>
        <label id="rating-label" htmlFor="rating">
          How was it?
        </label>
        <InputRating />
      </FrondContext>,
    )
    await expect.element(page.getByRole('radiogroup', { name: 'How was it?' })).toBeVisible()
    await expect.element(star('1 of 5')).toHaveAttribute('name', 'rating')
    expect(findPart('emptyIcon')!.getBoundingClientRect().width).toBe(28)
    expect(findPart('input-rating')!.className).toContain('fr--error')

    await screen.rerender(
      <FrondContext value={{ components: {}, field }}>
        <label id="rating-label" htmlFor="rating">
          How was it?
        </label>
        <InputRating readOnly value={2} />
      </FrondContext>,
    )
    await expect.element(page.getByRole('img', { name: 'How was it? 2 of 5' })).toBeVisible()
  })

  it('works with react-hook-form', async () => {
    const submit = vi.fn()
    function Review() {
      const { setValue, watch, handleSubmit } = useForm({ defaultValues: { rating: 1 } })
      return (
        <form onSubmit={(event) => void handleSubmit((data) => void submit(data))(event)}>
          <InputRating
            aria-label="Rating"
            value={watch('rating')}
            onValueChange={(rating) => setValue('rating', rating)}
          />
          <button>Save</button>
        </form>
      )
    }
    await render(<Review />)
    press('5 of 5')
    await userEvent.click(page.getByRole('button'))
    await expect.poll(() => submit.mock.calls.flat()).toEqual([{ rating: 5 }])
  })
})

it('wraps InputRating in a narrow container', async () => {
  await render(
    <div style={{ width: 80 }}>
      <InputRating aria-label="Rating" />
    </div>,
  )
  expect(findPart('input-rating')!.scrollWidth).toBeLessThanOrEqual(80)
  const tops = [...document.querySelectorAll('[data-slot="item"]')].map((item) => item.getBoundingClientRect().top)
  expect(tops[4]).toBeGreaterThan(tops[0]!)
})

describe('InputRating with invalid props', () => {
  let warning: MockInstance<typeof console.warn>
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it.each([
    [{ value: 9 }, [1, 1, 1, 1, 1], 'the value 9 is not between 0 and 5'],
    [{ value: -1 }, [0, 0, 0, 0, 0], 'the value -1'],
    [{ value: NaN }, [0, 0, 0, 0, 0], 'the value NaN'],
    [{ value: 1, length: 0 }, [1, 0, 0, 0, 0], 'length 0 and step 1 are not valid'],
    [{ value: 1, step: 0.3 }, [1, 0, 0, 0, 0], 'length 5 and step 0.3 are not valid'],
    [{ value: 1, step: 0 }, [1, 0, 0, 0, 0], 'length 5 and step 0 are not valid'],
  ])('warns about %o', async (props, shown, message) => {
    await render(<InputRating aria-label="Rating" {...props} />)
    expect(fills()).toEqual(shown)
    expect(warning.mock.calls.flat().join('\n')).toContain(message)
  })
})
