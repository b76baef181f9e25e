import { createRef, useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FrondContext } from '../system/frond-context.ts'
import { stopClock } from '../testing/clock.ts'
import { describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { inputTheme } from '../theme/input.ts'
import { Button } from './Button.tsx'
import { Input, type InputHandle, type InputModifiers, type InputProps } from './Input.tsx'

const star = { name: 'test:star', body: '<path d="M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z"/>' }
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const variants = ['outline', 'soft', 'subtle', 'ghost', 'none'] as const
const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const

describeComponent('Input', <Input aria-label="Search" leadingIcon={star} trailingIcon={star} />, {
  slot: 'input',
  theme: inputTheme,
  hiddenParts: ['leadingAvatar'],
  attributesOn: 'base',
})
describeComponent('Input with a picture', <Input aria-label="Owner" avatar={{ src: picture, alt: '' }} />, {
  slot: 'input',
  theme: inputTheme,
  hiddenParts: ['leadingIcon', 'trailing', 'trailingIcon'],
  attributesOn: 'base',
})
describeComponent(
  'All looks of Input',
  <div data-slot="all">
    {variants.map((variant) => (
      <div key={variant}>
        <Input variant={variant} aria-label={`Empty ${variant}`} placeholder="Placeholder" />
        <Input variant={variant} aria-label={`Wrong ${variant}`} defaultValue="Value" aria-invalid />
        <Input variant={variant} aria-label={`Read ${variant}`} defaultValue="Value" readOnly />
        <Input variant={variant} aria-label={`Off ${variant}`} defaultValue="Value" disabled />
      </div>
    ))}
  </div>,
  { slot: 'all' },
)

const box = () => page.getByRole('textbox')
const style = (slot: string) => getComputedStyle(findPart(slot)!)

/** A controlled input, with its value shown beside it. */
function Owned<Type extends string, Modifiers extends InputModifiers>({
  initial,
  ...props
}: { initial?: unknown } & Omit<InputProps<Type, Modifiers>, 'value'>) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <Input
        aria-label="Name"
        {...(props as InputProps)}
        value={value as string}
        onValueChange={(next: unknown) => setValue(next)}
      />
      <output>{value === undefined ? 'undefined' : JSON.stringify(value)}</output>
      <button type="button" onClick={() => setValue('Set')}>
        Set
      </button>
    </>
  )
}
const shown = () => document.querySelector('output')!.textContent

describe('Input', () => {
  withoutMotion()

  it('is uncontrolled by default and is submitted with its form', async () => {
    await render(
      <form>
        <Input name="city" defaultValue="Oslo" aria-label="City" />
      </form>,
    )
    await userEvent.type(box(), 'hus')
    expect(new FormData(document.querySelector('form')!).get('city')).toBe('Oslohus')
    document.querySelector('form')!.reset()
    await expect.element(box()).toHaveValue('Oslo')
  })

  it('reports its value while the user types', async () => {
    const change = vi.fn()
    await render(<Input aria-label="City" onValueChange={change} />)
    await userEvent.type(box(), 'Os')
    expect(change.mock.calls).toEqual([['O'], ['Os']])
  })

  it('shows a controlled value, and is empty for null', async () => {
    const screen = await render(<Input aria-label="City" value="Oslo" onValueChange={() => {}} />)
    await userEvent.type(box(), '!')
    await expect.element(box()).toHaveValue('Oslo')
    await screen.rerender(<Input aria-label="City" value={null} onValueChange={() => {}} />)
    await expect.element(box()).toHaveValue('')
  })

  it('also calls the handlers of the caller', async () => {
    const events: string[] = []
    await render(
      <Input
        aria-label="City"
        onChange={(event) => events.push(`change ${event.currentTarget.value}`)}
        onValueChange={(value) => events.push(`value ${value}`)}
        onBlur={() => events.push('blur')}
      />,
    )
    await userEvent.type(box(), 'O')
    await userEvent.tab()
    expect(events).toEqual(['change O', 'value O', 'blur'])
  })

  it('trims the reported value, but lets the user type spaces', async () => {
    await render(<Owned initial="" valueModifiers={{ trim: true }} />)
    await userEvent.type(box(), ' Ada ')
    await expect.element(box()).toHaveValue(' Ada ')
    expect(shown()).toBe('"Ada"')
    await userEvent.keyboard('L')
    expect(shown()).toBe('"Ada L"')
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect.element(box()).toHaveValue('Ada L')
  })

  it('trims the text of an uncontrolled input on blur', async () => {
    await render(<Input aria-label="City" valueModifiers={{ trim: true }} />)
    await userEvent.type(box(), ' Oslo ')
    await userEvent.tab()
    await expect.element(box()).toHaveValue('Oslo')
  })

  it('reports a number if the text is one, with the number modifier', async () => {
    await render(<Owned initial={2} valueModifiers={{ number: true }} />)
    await expect.element(box()).toHaveValue('2')
    await userEvent.fill(box(), '1.')
    await expect.element(box()).toHaveValue('1.')
    expect(shown()).toBe('1')
    await userEvent.fill(box(), 'many')
    expect(shown()).toBe('"many"')
  })

  it('reports a number with type number, and undefined while it is empty', async () => {
    await render(<Owned type="number" initial={1} />)
    const field = page.getByRole('spinbutton')
    await userEvent.type(field, '2')
    expect(shown()).toBe('12')
    await userEvent.clear(field)
    expect(shown()).toBe('undefined')
    await expect.element(field).toHaveValue(null)
    await userEvent.type(field, '7')
    expect(shown()).toBe('7')
  })

  it('reports null or undefined for an empty input with the modifiers', async () => {
    const screen = await render(<Owned key="null" initial="a" valueModifiers={{ nullable: true }} />)
    await userEvent.clear(box())
    expect(shown()).toBe('null')
    await screen.rerender(<Owned key="undefined" initial="a" valueModifiers={{ optional: true }} />)
    await userEvent.clear(box())
    expect(shown()).toBe('undefined')
    await expect.element(box()).toHaveValue('')
  })

  it('reports a lazy value on blur or Enter', async () => {
    await render(<Owned initial="" valueModifiers={{ lazy: true }} />)
    await userEvent.type(box(), 'Oslo')
    await expect.element(box()).toHaveValue('Oslo')
    expect(shown()).toBe('""')
    await userEvent.keyboard('{Enter}')
    expect(shown()).toBe('"Oslo"')
    await userEvent.keyboard('!')
    await userEvent.tab()
    expect(shown()).toBe('"Oslo!"')
  })

  it('discards the typed text when the caller sets another value', async () => {
    await render(<Owned initial="" valueModifiers={{ lazy: true }} />)
    await userEvent.type(box(), 'Osl')
    page
      .getByRole('button', { name: 'Set' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(box()).toHaveValue('Set')
  })

  it('focuses itself on mount or after a delay', async () => {
    const clock = stopClock()
    const screen = await render(<Input aria-label="City" autoFocus />)
    await expect.element(box()).toHaveFocus()
    await screen.unmount()
    await render(<Input aria-label="City" autoFocus autofocusDelay={60_000} />)
    await clock.advance(30_000)
    await expect.element(box()).not.toHaveFocus()
    await clock.advance(31_000)
    await expect.element(box()).toHaveFocus()
  })

  it('exposes the native input through ref and handleRef', async () => {
    const ref = createRef<HTMLInputElement>()
    const handle = createRef<InputHandle>()
    await render(<Input aria-label="City" ref={ref} handleRef={handle} />)
    expect(ref.current).toBe(box().element())
    expect(handle.current!.inputRef.current).toBe(box().element())
  })

  it.each(sizes)('has the height of a button of the size %s', async (size) => {
    await render(
      <>
        <Input aria-label="City" size={size} icon={star} />
        <Button label="Go" size={size} />
      </>,
    )
    expect(findPart('input')!.getBoundingClientRect().height).toBe(findPart('button')!.getBoundingClientRect().height)
  })

  it('shows icons, avatars and slots before and after the text', async () => {
    const screen = await render(<Input aria-label="City" icon={star} />)
    const parts = () => [...findPart('input')!.children].map((part) => part.getAttribute('data-slot'))
    expect(parts()).toEqual(['leading', 'base'])
    await screen.rerender(<Input aria-label="City" icon={star} trailing />)
    expect(parts()).toEqual(['base', 'trailing'])
    await screen.rerender(<Input aria-label="City" loading />)
    expect(parts()).toEqual(['leading', 'base'])
    await screen.rerender(
      <Input
        aria-label="Site"
        renderLeading="https://"
        renderTrailing={({ ui }) => <b className={ui.trailing}>.com</b>}
      />,
    )
    await expect.element(page.getByText('https://')).toBeVisible()
    await expect.element(page.getByText('.com')).toBeVisible()
    // A slot of any width moves the text.
    const words = findPart('leading')!.getBoundingClientRect()
    expect(box().element().getBoundingClientRect().left).toBeGreaterThanOrEqual(words.right)
  })

  it('is mirrored in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <Input aria-label="City" icon={star} />
      </div>,
    )
    const icon = findPart('leading')!.getBoundingClientRect()
    expect(icon.left).toBeGreaterThan(box().element().getBoundingClientRect().right - 1)
  })

  it('focuses the text when the area beside it is pressed, except for buttons', async () => {
    const press = vi.fn()
    await render(
      <Input
        aria-label="City"
        icon={star}
        renderTrailing={<Button size="xs" label="Clear" onClick={press} />}
        defaultValue="Oslo"
      />,
    )
    await userEvent.click(findPart('leading')!)
    await expect.element(box()).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: 'Clear' }))
    expect(press).toHaveBeenCalledOnce()
    await expect.element(box()).not.toHaveFocus()
  })

  it('shows focus on its frame, only for the text', async () => {
    await render(<Input aria-label="City" renderTrailing={<Button size="xs" label="Clear" />} />)
    expect(style('input').outlineStyle).toBe('none')
    await userEvent.tab()
    await expect.poll(() => style('input').outlineWidth).toBe('2px')
    expect(style('input').outlineStyle).toBe('solid')
    await userEvent.tab()
    await expect.poll(() => style('input').outlineStyle).toBe('none')
  })

  it('uses the error color when it is invalid', async () => {
    await render(<Input aria-label="City" color="info" aria-invalid />)
    expect(findPart('input')!.className).toContain('fr--error')
    expect(findPart('input')!.className).toContain('fr-input-highlight')
  })

  it('uses the size of its group, and id and name of its form field, unless it has its own', async () => {
    const around = {
      components: {},
      field: { props: { id: 'city', name: 'city', size: 'xs', 'aria-describedby': 'help' } },
      fieldGroup: { props: { size: 'xl' } },
    }
    const screen = await render(
      <FrondContext value={around}>
        <Input aria-describedby="more" />
      </FrondContext>,
    )
    await expect.element(box()).toHaveAttribute('id', 'city')
    await expect.element(box()).toHaveAttribute('name', 'city')
    await expect.element(box()).toHaveAttribute('aria-describedby', 'more help')
    expect(findPart('input')!.className).toContain('fr-input-xl')
    await screen.rerender(
      <FrondContext value={around}>
        <Input size="sm" name="town" />
      </FrondContext>,
    )
    await expect.element(box()).toHaveAttribute('name', 'town')
    expect(findPart('input')!.className).toContain('fr-input-sm')
  })

  it('does not pass the props of its form field to controls inside it', async () => {
    const around = { components: {}, field: { props: { id: 'city' } }, fieldGroup: { props: { size: 'xl' } } }
    await render(
      <FrondContext value={around}>
        <Input renderTrailing={<Button label="Clear" />} renderLeading={<Input aria-label="Inner" />} />
      </FrondContext>,
    )
    expect(document.querySelectorAll('#city')).toHaveLength(1)
    expect(findPart('button')!.className).toContain('fr-button-md')
  })

  it('has text of 16 px on touch screens unless fixed is set', async () => {
    await render(
      <>
        <Input aria-label="A" />
        <Input aria-label="B" fixed />
      </>,
    )
    const [free, fixed] = document.querySelectorAll('[data-slot="input"]')
    expect(free!.matches('.fr-input:where(:not(.fr-input-fixed))')).toBe(true)
    expect(fixed!.matches('.fr-input:where(:not(.fr-input-fixed))')).toBe(false)
  })

  it('cannot be edited while it or its fieldset is disabled', async () => {
    await render(
      <FrondContext value={{ components: {}, form: { loading: true, disabled: true } }}>
        <Input aria-label="City" />
      </FrondContext>,
    )
    await expect.element(box()).toBeDisabled()
    await settle()
    expect(style('input').opacity).toBe('0.5')
  })

  it('renders only two elements', () => {
    expect(renderToString(<Input name="city" />)).toBe(
      '<div data-slot="input" class="fr-input fr-input-outline fr-input-md fr--primary"><input data-slot="base" class="fr-input-base" name="city"/></div>',
    )
  })
})
