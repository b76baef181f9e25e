import { useForm as useTanStackForm } from '@tanstack/react-form'
import { createRef, useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { useForm as useHookForm } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FrondContext } from '../system/frond-context.ts'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { checkboxTheme } from '../theme/checkbox.ts'
import { colorNames } from '../theme/color-names.ts'
import { createTheme } from '../theme/create-theme.ts'
import { App } from './App.tsx'
import { Checkbox } from './Checkbox.tsx'

const star = { name: 'test:star', body: '<path d="M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z"/>' }

describeComponent('Checkbox', <Checkbox label="News" description="Once a month" icon={star} defaultChecked />, {
  slot: 'checkbox',
  theme: checkboxTheme,
  attributesOn: 'base',
})
describeComponent(
  'All looks of Checkbox',
  <div data-slot="all">
    {colorNames.flatMap((color) => [
      <Checkbox key={color} color={color} label={color} defaultChecked />,
      <Checkbox key={`${color} card`} color={color} variant="card" label={color} description="More" defaultChecked />,
      <Checkbox key={`${color} some`} color={color} label={color} defaultChecked="indeterminate" highlight />,
    ])}
  </div>,
  { slot: 'all' },
)

const box = (name?: string) => page.getByRole('checkbox', name === undefined ? undefined : { name, exact: true })
const native = () => box().element() as HTMLInputElement
const posted = () => [...new FormData(document.querySelector('form')!)]

withoutMotion()

describe('Checkbox', () => {
  it('toggles by pointer and Space, on the box and on the label', async () => {
    const change = vi.fn()
    await render(<Checkbox label="News" description="Once a month" onCheckedChange={change} />)
    await userEvent.click(box())
    await userEvent.click(page.getByText('News'))
    await userEvent.click(page.getByText('Once a month'))
    native().focus()
    await userEvent.keyboard(' ')
    expect(change.mock.calls.flat()).toEqual([true, false, true, false])
    await expect.element(box()).not.toBeChecked()
  })

  it('is labeled by its label and described by its description', async () => {
    await render(<Checkbox label="News" description="Once a month" />)
    await expect.element(box('News')).toHaveAccessibleDescription('Once a month')
  })

  it('is uncontrolled without checked', async () => {
    await render(<Checkbox label="News" defaultChecked />)
    await expect.element(box()).toBeChecked()
    await userEvent.click(box())
    await expect.element(box()).not.toBeChecked()
  })

  it('shows the controlled value', async () => {
    const change = vi.fn()
    const screen = await render(<Checkbox label="News" checked={false} onCheckedChange={change} />)
    await userEvent.click(box())
    expect(change).toHaveBeenCalledExactlyOnceWith(true)
    await expect.element(box()).not.toBeChecked()
    await screen.rerender(<Checkbox label="News" checked onCheckedChange={change} />)
    await expect.element(box()).toBeChecked()
  })

  it('supports custom values', async () => {
    const change = vi.fn()
    function Status() {
      const [status, setStatus] = useState<'open' | 'done'>('done')
      return (
        <Checkbox
          label="Done"
          trueValue="done"
          falseValue="open"
          checked={status}
          onCheckedChange={(next) => {
            change(next)
            setStatus(next)
          }}
        />
      )
    }
    await render(<Status />)
    await expect.element(box()).toBeChecked()
    await userEvent.click(box())
    await expect.element(box()).not.toBeChecked()
    await userEvent.click(box())
    expect(change.mock.calls.flat()).toEqual(['open', 'done'])
  })

  it('does not respond to presses while it is disabled', async () => {
    const change = vi.fn()
    await render(<Checkbox label="News" disabled onCheckedChange={change} />)
    await expect.element(box()).toBeDisabled()
    await userEvent.click(page.getByText('News'), { force: true })
    expect(change).not.toHaveBeenCalled()
  })

  it('gets focus from a press on its card, and shows it on the card', async () => {
    await render(<Checkbox variant="card" label="News" />)
    await userEvent.tab()
    await expect.element(box()).toHaveFocus()
    expect(getComputedStyle(findPart('checkbox')!).outlineStyle).toBe('solid')
    expect(getComputedStyle(findPart('base')!).outlineStyle).toBe('none')
  })

  it('shows focus on the box in the list variant', async () => {
    await render(<Checkbox label="News" />)
    await userEvent.tab()
    expect(getComputedStyle(findPart('base')!).outlineWidth).toBe('2px')
    expect(getComputedStyle(findPart('base')!).outlineStyle).toBe('solid')
  })

  it('places the box at the start or end in both text directions, or hides it', async () => {
    const left = (slot: string) => findPart(slot)!.getBoundingClientRect().left
    const screen = await render(<Checkbox label="News" />)
    expect(left('container')).toBeLessThan(left('label'))
    await screen.rerender(<Checkbox label="News" indicator="end" />)
    expect(left('container')).toBeGreaterThan(left('label'))
    await screen.rerender(
      <div dir="rtl">
        <Checkbox label="News" />
      </div>,
    )
    expect(left('container')).toBeGreaterThan(left('label'))
    await screen.rerender(<Checkbox label="News" indicator="hidden" />)
    expect(findPart('container')!.getBoundingClientRect().width).toBe(1)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect.element(box('News')).toBeChecked()
    expect(getComputedStyle(findPart('checkbox')!).outlineStyle).toBe('solid')
  })

  it.each([
    ['xs', 12],
    ['sm', 14],
    ['md', 16],
    ['lg', 18],
    ['xl', 20],
  ] as const)('centers the box on the first line of the label in size %s', async (size, width) => {
    await render(<Checkbox size={size} label="News" description="Once a month" />)
    const middle = (slot: string) => {
      const { top, height } = findPart(slot)!.getBoundingClientRect()
      return top + height / 2
    }
    expect(native().getBoundingClientRect().width).toBe(width)
    expect(native().getBoundingClientRect().height).toBe(width)
    expect(Math.abs(middle('base') - middle('label'))).toBeLessThan(1)
  })

  it('marks a required box without announcing it twice', async () => {
    await render(<Checkbox label="Terms" required />)
    await expect.element(box()).toBeRequired()
    expect(getComputedStyle(findPart('label')!, '::after').content).toBe('"*" / ""')
  })

  it('uses the icons of the theme', async () => {
    await render(
      <App theme={createTheme({ icons: { check: star } })}>
        <Checkbox label="News" defaultChecked />
      </App>,
    )
    expect(findPart('icon')?.innerHTML).toContain('M12 2')
  })

  it('uses the size, name and error of its form field', async () => {
    const field = {
      props: { id: 'news', name: 'news', size: 'xl', 'aria-invalid': true, 'aria-describedby': 'why' },
      invalid: true,
      labelId: 'news-label',
    }
    await render(
      <FrondContext value={{ components: {}, field }}>
        <label id="news-label" htmlFor="news">
          Mail
        </label>
        <Checkbox label="News" />
        <p id="why">Choose.</p>
      </FrondContext>,
    )
    expect(native().name).toBe('news')
    expect(native().getBoundingClientRect().width).toBe(20)
    await expect.element(box('Mail News')).toHaveAccessibleDescription('Choose.')
    expect(findPart('checkbox')!.className).toContain('fr--error')
  })

  it('renders another root element and slots for its texts', async () => {
    await render(
      <Checkbox
        label="terms"
        aria-label="Accept"
        render={<div />}
        renderLabel={({ label }) => <b>the {label}</b>}
        renderDescription={<i>All of them</i>}
      />,
    )
    expect(findPart('checkbox')!.tagName).toBe('DIV')
    expect(document.querySelector('b')!.textContent).toBe('the terms')
    await expect.element(box('Accept')).toHaveAccessibleDescription('All of them')
  })
})

describe('indeterminate Checkbox', () => {
  it('looks indeterminate in the HTML of the server, and is so after hydration', async () => {
    expect(renderToString(<Checkbox label="All" checked="indeterminate" />)).toContain('data-indeterminate="true"')
    await render(<Checkbox label="All" defaultChecked="indeterminate" />)
    expect(native().indeterminate).toBe(true)
    await expect.element(box()).toBePartiallyChecked()
    expect(native().hasAttribute('data-indeterminate')).toBe(false)
    expect(getComputedStyle(findPart('indicator')!).opacity).toBe('1')
  })

  it('becomes checked by a press', async () => {
    const ref = createRef<HTMLInputElement>()
    const screen = await render(<Checkbox label="All" defaultChecked="indeterminate" ref={ref} />)
    await userEvent.click(box())
    expect(native().indeterminate).toBe(false)
    await screen.rerender(<Checkbox label="All of it" defaultChecked="indeterminate" ref={ref} />)
    expect(native().indeterminate).toBe(false)
    await expect.element(box()).toBeChecked()
  })

  it('stays indeterminate if the controlled value does not change', async () => {
    const change = vi.fn()
    const screen = await render(<Checkbox label="All" checked="indeterminate" onCheckedChange={change} />)
    await userEvent.click(box())
    expect(change).toHaveBeenCalledWith(true)
    await expect.poll(() => native().indeterminate).toBe(true)
    await screen.rerender(<Checkbox label="All" checked onCheckedChange={change} />)
    expect(native().indeterminate).toBe(false)
    await expect.element(box()).toBeChecked()
    await screen.rerender(<Checkbox label="All" checked="indeterminate" onCheckedChange={change} />)
    expect(native().indeterminate).toBe(true)
  })

  it('shows the indeterminate icon', async () => {
    await render(<Checkbox label="All" icon={star} defaultChecked="indeterminate" />)
    const [check, minus] = [...findPart('indicator')!.children]
    expect(getComputedStyle(check!).display).toBe('none')
    expect(getComputedStyle(minus!).display).toBe('block')
    await userEvent.click(box())
    expect(getComputedStyle(check!).display).toBe('block')
    expect(getComputedStyle(minus!).display).toBe('none')
  })
})

describe('Checkbox in a form', () => {
  it('is submitted like a native checkbox', async () => {
    await render(
      <form>
        <Checkbox label="One" name="one" defaultChecked />
        <Checkbox label="Two" name="two" defaultChecked value="zwei" />
        <Checkbox label="Three" name="three" defaultChecked={3} trueValue={3} falseValue={0} />
        <Checkbox label="Four" name="four" />
        <Checkbox label="Five" name="five" defaultChecked disabled />
      </form>,
    )
    expect(posted()).toEqual([
      ['one', 'on'],
      ['two', 'zwei'],
      ['three', '3'],
    ])
  })

  it('is reset with its form', async () => {
    await render(
      <form>
        <Checkbox label="One" defaultChecked />
        <Checkbox label="Two" defaultChecked="indeterminate" />
        <button type="reset">Reset</button>
      </form>,
    )
    await userEvent.click(box('One'))
    await userEvent.click(box('Two'))
    await userEvent.click(page.getByRole('button'))
    await expect.element(box('One')).toBeChecked()
    await expect.element(box('Two')).toBePartiallyChecked()
  })

  it('must be checked if it is required', async () => {
    await render(<Checkbox label="Terms" required />)
    expect(native().validity.valueMissing).toBe(true)
    await userEvent.click(box())
    expect(native().validity.valid).toBe(true)
  })

  it('works with react-hook-form', async () => {
    const submit = vi.fn()
    function Settings() {
      const { register, handleSubmit } = useHookForm({ defaultValues: { news: true, terms: false } })
      return (
        <form onSubmit={(event) => void handleSubmit((data) => void submit(data))(event)}>
          <Checkbox label="News" {...register('news')} />
          <Checkbox label="Terms" {...register('terms')} />
          <button>Save</button>
        </form>
      )
    }
    await render(<Settings />)
    await expect.element(box('News')).toBeChecked()
    await userEvent.click(box('Terms'))
    await userEvent.click(page.getByRole('button'))
    await expect.poll(() => submit.mock.calls.flat()).toEqual([{ news: true, terms: true }])
  })

  it('works with TanStack Form', async () => {
    const submit = vi.fn()
    function Settings() {
      const form = useTanStackForm({ defaultValues: { news: false }, onSubmit: ({ value }) => void submit(value) })
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void form.handleSubmit()
          }}
        >
          <form.Field name="news">
            {({ name, state, handleChange, handleBlur }) => (
              <Checkbox
                label="News"
                name={name}
                checked={state.value}
                onCheckedChange={handleChange}
                onBlur={handleBlur}
              />
            )}
          </form.Field>
          <button>Save</button>
        </form>
      )
    }
    await render(<Settings />)
    await userEvent.click(box('News'))
    await expect.element(box('News')).toBeChecked()
    await userEvent.click(page.getByRole('button'))
    await expect.poll(() => submit.mock.calls.flat()).toEqual([{ news: true }])
  })
})

describe('Checkbox warnings', () => {
  let warning: MockInstance<typeof console.warn>
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it('warns if it has no accessible name', async () => {
    await render(<Checkbox />)
    expect(warning.mock.calls.flat()).toEqual([expect.stringContaining('Give it a label')])
  })

  it('does not warn if another element labels it', async () => {
    await render(
      <>
        <Checkbox aria-label="Row 1" />
        <Checkbox id="row" />
        <Checkbox title="Row 3" />
      </>,
    )
    expect(warning).not.toHaveBeenCalled()
  })

  it('treats an unknown value as unchecked and warns', async () => {
    // A caller without TypeScript could write this.
    const wrong = { checked: 'maybe' } as object
    await render(<Checkbox label="News" {...wrong} />)
    await expect.element(box()).not.toBeChecked()
    expect(warning.mock.calls.flat()).toEqual([expect.stringContaining('checked is "maybe"')])
  })
})
