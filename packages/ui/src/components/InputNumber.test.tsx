import { useForm as useTanStackForm } from '@tanstack/react-form'
import { createRef, useState, type ReactNode } from 'react'
import { Controller, useForm as useHookForm } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FrondContext } from '../system/frond-context.ts'
import { forgetWarnings } from '../system/warn.ts'
import { defineLocale } from '../locale/define-locale.ts'
import { stopClock } from '../testing/clock.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { inputNumberTheme } from '../theme/input-number.ts'
import { App } from './App.tsx'
import { InputNumber, type InputNumberHandle } from './InputNumber.tsx'

describeComponent('InputNumber', <InputNumber aria-label="Guests" name="guests" defaultValue={2} min={0} max={9} />, {
  slot: 'input-number',
  theme: inputNumberTheme,
  attributesOn: 'base',
})
describeComponent(
  'Vertical InputNumber',
  <InputNumber aria-label="Guests" orientation="vertical" highlight color="error" />,
  {
    slot: 'input-number',
    theme: inputNumberTheme,
    attributesOn: 'base',
  },
)

const field = () => page.getByRole('spinbutton')
const native = () => field().element() as HTMLInputElement
const button = (name: string) => page.getByRole('button', { name })
const posted = () => [...new FormData(document.querySelector('form')!)]

const messages = { inputNumber: { increment: 'Mehr', decrement: 'Weniger' } }

function In({ code, children }: { code: string; children: ReactNode }) {
  return <App locale={defineLocale({ name: code, code, messages })}>{children}</App>
}

withoutMotion()

describe('InputNumber', () => {
  it('exposes its name, value and bounds as a spinbutton', async () => {
    await render(<InputNumber aria-label="Guests" defaultValue={2} min={0} max={9} />)
    await expect.element(page.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('2')
    await expect.element(field()).toHaveAttribute('aria-valuenow', '2')
    await expect.element(field()).toHaveAttribute('aria-valuemin', '0')
    await expect.element(field()).toHaveAttribute('aria-valuemax', '9')
  })

  it.each(['horizontal', 'vertical'] as const)(
    'is named by a label around it, which moves the focus to the number (%s)',
    async (orientation) => {
      await render(
        // The rule does not know that the field is a control.
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control
        <label>
          Guests <InputNumber orientation={orientation} defaultValue={2} />
        </label>,
      )
      await userEvent.click(page.getByText('Guests'))
      await expect.element(page.getByRole('spinbutton', { name: /^Guests/ })).toHaveFocus()
      await expect.element(field()).toHaveValue('2')
    },
  )

  it('reports the typed number on blur and on Enter', async () => {
    const change = vi.fn()
    await render(<InputNumber aria-label="Guests" onValueChange={change} />)
    await userEvent.fill(field(), '1234')
    expect(change).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(change).toHaveBeenLastCalledWith(1234)
    await expect.element(field()).toHaveValue('1,234')
    await userEvent.fill(field(), '5')
    await userEvent.keyboard('{Enter}')
    expect(change).toHaveBeenLastCalledWith(5)
    expect(change).toHaveBeenCalledTimes(2)
  })

  it('follows a controlled value', async () => {
    const change = vi.fn()
    const screen = await render(<InputNumber aria-label="Guests" value={5} onValueChange={change} />)
    native().focus()
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.keyboard('{ArrowUp}')
    expect(change.mock.calls.flat()).toEqual([6, 6])
    await expect.element(field()).toHaveValue('5')
    await userEvent.fill(field(), '8')
    await userEvent.tab()
    await expect.element(field()).toHaveValue('5')
    await screen.rerender(<InputNumber aria-label="Guests" value={7} onValueChange={change} />)
    await expect.element(field()).toHaveValue('7')
    await screen.rerender(<InputNumber aria-label="Guests" value={null} onValueChange={change} />)
    await expect.element(field()).toHaveValue('')
  })

  it('reports null or undefined for an empty field', async () => {
    const change = vi.fn()
    const screen = await render(<InputNumber aria-label="Guests" defaultValue={5} onValueChange={change} />)
    await userEvent.clear(field())
    await userEvent.tab()
    expect(change).toHaveBeenLastCalledWith(null)
    await screen.unmount()

    function Optional() {
      const [value, setValue] = useState<number | undefined>(5)
      return (
        <InputNumber
          aria-label="Guests"
          value={value}
          valueModifiers={{ optional: true }}
          onValueChange={(next) => {
            change(next)
            setValue(next)
          }}
        />
      )
    }
    await render(<Optional />)
    await userEvent.clear(field())
    await userEvent.tab()
    expect(change).toHaveBeenLastCalledWith(undefined)
    await expect.element(field()).toHaveValue('')
  })

  it('marks text that is not a number as invalid and restores the number on blur', async () => {
    const change = vi.fn()
    await render(<InputNumber aria-label="Guests" defaultValue={5} onValueChange={change} />)
    await userEvent.fill(field(), '12a')
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await userEvent.tab()
    await expect.element(field()).toHaveValue('5')
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
    await userEvent.fill(field(), '-')
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect.element(field()).toHaveValue('5')
    expect(change).not.toHaveBeenCalled()
  })

  it('clamps numbers to its bounds', async () => {
    const change = vi.fn()
    await render(<InputNumber aria-label="Guests" min={1} max={9} onValueChange={change} />)
    await userEvent.fill(field(), '100')
    await userEvent.tab()
    await userEvent.fill(field(), '-4')
    await userEvent.tab()
    expect(change.mock.calls.flat()).toEqual([9, 1])
  })

  it('rounds to a multiple of the step unless stepSnapping is false', async () => {
    const change = vi.fn()
    const screen = await render(<InputNumber aria-label="Guests" step={5} onValueChange={change} />)
    await userEvent.fill(field(), '7')
    await userEvent.tab()
    expect(change).toHaveBeenLastCalledWith(5)
    await screen.rerender(<InputNumber aria-label="Guests" step={5} stepSnapping={false} onValueChange={change} />)
    await userEvent.fill(field(), '7')
    await userEvent.tab()
    expect(change).toHaveBeenLastCalledWith(7)
    await screen.rerender(<InputNumber aria-label="Guests" onValueChange={change} />)
    await userEvent.fill(field(), '7.5')
    await userEvent.tab()
    expect(change).toHaveBeenLastCalledWith(7.5)
  })

  it('keeps as many decimals as its step has', async () => {
    const change = vi.fn()
    await render(<InputNumber aria-label="Guests" step={0.00001} onValueChange={change} />)
    await userEvent.fill(field(), '0.00002')
    await userEvent.tab()
    expect(change).toHaveBeenLastCalledWith(0.00002)
    await expect.element(field()).toHaveValue('0.00002')
  })

  it('cannot be changed while it is read-only or disabled', async () => {
    const change = vi.fn()
    const screen = await render(<InputNumber aria-label="Guests" defaultValue={5} readOnly onValueChange={change} />)
    native().focus()
    await userEvent.keyboard('{ArrowUp}{PageUp}')
    await expect.element(button('Increase')).toBeDisabled()
    await screen.rerender(<InputNumber aria-label="Guests" defaultValue={5} disabled onValueChange={change} />)
    await expect.element(field()).toBeDisabled()
    await expect.element(button('Decrease')).toBeDisabled()
    expect(change).not.toHaveBeenCalled()
  })

  it('passes the input to ref and handleRef and focuses it', async () => {
    const ref = createRef<HTMLInputElement>()
    const handle = createRef<InputNumberHandle>()
    await render(<InputNumber aria-label="Guests" ref={ref} handleRef={handle} autoFocus autofocusDelay={20} />)
    expect(handle.current?.inputRef.current).toBe(ref.current)
    await expect.element(field()).toHaveFocus()
  })

  it('shows the buttons on both sides, or both at the end', async () => {
    const left = (slot: string) => findPart(slot)!.getBoundingClientRect().left
    const screen = await render(<InputNumber aria-label="Guests" />)
    expect(left('decrement')).toBeLessThan(left('base'))
    expect(left('increment')).toBeGreaterThan(left('base'))
    expect(findPart('input-number')!.getBoundingClientRect().height).toBe(32)
    await screen.rerender(<InputNumber aria-label="Guests" orientation="vertical" />)
    expect(left('decrement')).toBe(left('increment'))
    expect(findPart('decrement')!.getBoundingClientRect().top).toBeGreaterThan(
      findPart('increment')!.getBoundingClientRect().top,
    )
    await screen.rerender(
      <div dir="rtl">
        <InputNumber aria-label="Guests" />
      </div>,
    )
    expect(left('decrement')).toBeGreaterThan(left('increment'))
    await screen.rerender(<InputNumber aria-label="Guests" increment={false} decrement={{ label: 'Less' }} />)
    expect(findPart('increment')).toBeNull()
    await expect.element(page.getByText('Less')).toBeVisible()
  })
})

describe('InputNumber by keyboard', () => {
  it.each([
    ['{ArrowUp}', 51],
    ['{ArrowDown}', 49],
    ['{PageUp}', 60],
    ['{PageDown}', 40],
    ['{Home}', 0],
    ['{End}', 100],
  ])('changes 50 on %s to %d', async (key, expected) => {
    const change = vi.fn()
    await render(<InputNumber aria-label="Guests" defaultValue={50} min={0} max={100} onValueChange={change} />)
    await userEvent.tab()
    await userEvent.keyboard(key)
    await expect.element(field()).toHaveValue(String(expected))
    expect(change).toHaveBeenCalledExactlyOnceWith(expected)
  })

  it('moves the caret with Home and End if there are no bounds', async () => {
    const change = vi.fn()
    await render(<InputNumber aria-label="Guests" defaultValue={50} onValueChange={change} />)
    await userEvent.tab()
    await userEvent.keyboard('{Home}{End}')
    expect(change).not.toHaveBeenCalled()
  })

  it('steps from the typed number to the next multiple', async () => {
    await render(<InputNumber aria-label="Guests" step={5} />)
    await userEvent.fill(field(), '18')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(field()).toHaveValue('25')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(field()).toHaveValue('15')
  })

  it('steps from a number between two multiples to the nearer of them', async () => {
    await render(<InputNumber aria-label="Guests" step={5} defaultValue={7} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(field()).toHaveValue('10')
  })

  it('starts at a bound or at 0 if the field is empty', async () => {
    const screen = await render(<InputNumber aria-label="Guests" min={3} max={9} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(field()).toHaveValue('3')
    await screen.rerender(<InputNumber key="down" aria-label="Guests" min={3} max={9} />)
    native().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(field()).toHaveValue('9')
    await screen.rerender(<InputNumber key="free" aria-label="Guests" />)
    native().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(field()).toHaveValue('0')
  })

  it('steps without floating-point errors', async () => {
    await render(<InputNumber aria-label="Guests" step={0.1} defaultValue={0.1} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect.element(field()).toHaveValue('0.3')
  })

  it('keeps its buttons out of the tab order', async () => {
    await render(
      <>
        <InputNumber aria-label="Guests" />
        <button>After</button>
      </>,
    )
    await userEvent.tab()
    await expect.element(field()).toHaveFocus()
    await userEvent.tab()
    await expect.element(button('After')).toHaveFocus()
  })
})

describe('InputNumber by pointer', () => {
  it('steps with its buttons, up to its bounds', async () => {
    const change = vi.fn()
    await render(<InputNumber aria-label="Guests" defaultValue={1} min={0} max={2} onValueChange={change} />)
    await userEvent.click(button('Increase'))
    await expect.element(button('Increase')).toBeDisabled()
    await expect.element(field()).toHaveFocus()
    await userEvent.click(button('Decrease'))
    await userEvent.click(button('Decrease'))
    await expect.element(button('Decrease')).toBeDisabled()
    expect(change.mock.calls.flat()).toEqual([2, 1, 0])
  })

  it('renders custom content in its buttons', async () => {
    await render(<InputNumber aria-label="Guests" renderIncrement="more" renderDecrement={() => <i>less</i>} />)
    expect(findPart('increment')!.textContent).toBe('more')
    expect(findPart('decrement')!.innerHTML).toBe('<i>less</i>')
  })

  it('can disable one button alone', async () => {
    await render(<InputNumber aria-label="Guests" incrementDisabled />)
    await expect.element(button('Increase')).toBeDisabled()
    await expect.element(button('Decrease')).toBeEnabled()
  })

  it('repeats the step while a button is held', async () => {
    const change = vi.fn()
    await render(<InputNumber aria-label="Guests" defaultValue={0} max={5} onValueChange={change} />)
    const clock = stopClock()
    const press = (type: string) =>
      findPart('increment')!.dispatchEvent(
        new PointerEvent(type, { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse' }),
      )
    press('pointerdown')
    expect(change.mock.calls.flat()).toEqual([1])
    await clock.advance(400)
    expect(change.mock.calls.flat()).toEqual([1, 2])
    await clock.advance(60)
    await clock.advance(60)
    expect(change.mock.calls.flat()).toEqual([1, 2, 3, 4])
    press('pointerup')
    await clock.advance(600)
    expect(change).toHaveBeenCalledTimes(4)
  })

  it('steps when a finger is lifted, but not when it scrolls', async () => {
    const change = vi.fn()
    await render(<InputNumber aria-label="Guests" defaultValue={0} onValueChange={change} />)
    const touch = (event: Event) => findPart('increment')!.dispatchEvent(event)
    const options = { bubbles: true, cancelable: true, button: 0, pointerType: 'touch' }
    touch(new PointerEvent('pointerdown', options))
    touch(new PointerEvent('pointercancel', options))
    expect(change).not.toHaveBeenCalled()
    touch(new PointerEvent('pointerdown', options))
    touch(new PointerEvent('pointerup', options))
    touch(new MouseEvent('click', { bubbles: true }))
    expect(change).toHaveBeenCalledExactlyOnceWith(1)
    await expect.element(field()).not.toHaveFocus()
  })

  it('steps with the wheel while it has the focus', async () => {
    const change = vi.fn()
    const screen = await render(<InputNumber aria-label="Guests" defaultValue={5} onValueChange={change} />)
    const turn = (deltaY: number) => {
      const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true })
      native().dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(turn(-10)).toBe(false)
    native().focus()
    expect(turn(-10)).toBe(true)
    turn(10)
    turn(10)
    expect(change.mock.calls.flat()).toEqual([6, 5, 4])
    native().blur()
    expect(turn(10)).toBe(false)

    await screen.rerender(<InputNumber aria-label="Guests" value={5} invertWheelChange onValueChange={change} />)
    native().focus()
    turn(-10)
    expect(change).toHaveBeenLastCalledWith(4)
    native().blur()
    await screen.rerender(<InputNumber aria-label="Guests" value={5} disableWheelChange onValueChange={change} />)
    native().focus()
    expect(turn(-10)).toBe(false)
  })
})

describe('InputNumber in the language of the application', () => {
  it.each([
    ['de', {}, '1.234,5', '2.500,75', 2500.75],
    ['fr', {}, '1\u202f234,5', '2 500,75', 2500.75],
    ['hi', {}, '1,234.5', '12,34,567', 1234567],
    ['ar-EG', {}, '١٬٢٣٤٫٥', '٢٥٠٠', 2500],
    ['fa', {}, '۱٬۲۳۴٫۵', '۲۵۰۰٫۷۵', 2500.75],
    ['de', { style: 'currency', currency: 'EUR' }, '1.234,50\u00a0€', '99,9', 99.9],
    ['en', { style: 'unit', unit: 'kilogram' }, '1,234.5 kg', '7', 7],
  ] as const)('%s with %o shows %s and reads %s', async (code, formatOptions, shown, typed, read) => {
    const change = vi.fn()
    await render(
      <In code={code}>
        <InputNumber aria-label="Sum" defaultValue={1234.5} formatOptions={formatOptions} onValueChange={change} />
      </In>,
    )
    await expect.element(field()).toHaveValue(shown)
    await expect.element(field()).toHaveAttribute('aria-valuenow', '1234.5')
    await userEvent.fill(field(), typed)
    await userEvent.tab()
    expect(change).toHaveBeenLastCalledWith(read)
  })

  it('steps percentages by 1 %', async () => {
    const change = vi.fn()
    await render(
      <InputNumber
        aria-label="Share"
        defaultValue={0.28}
        formatOptions={{ style: 'percent' }}
        min={0}
        max={1}
        onValueChange={change}
      />,
    )
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowUp}')
    expect(change).toHaveBeenLastCalledWith(0.29)
    await expect.element(field()).toHaveValue('29%')
    await expect.element(field()).toHaveAttribute('aria-valuetext', '29%')
    await userEvent.fill(field(), '45')
    await userEvent.tab()
    expect(change).toHaveBeenLastCalledWith(0.45)
  })

  it('names its buttons in the language of the application', async () => {
    await render(
      <In code="de">
        <InputNumber aria-label="Gäste" />
      </In>,
    )
    await expect.element(button('Mehr')).toBeVisible()
    await expect.element(button('Weniger')).toBeVisible()
  })
})

describe('InputNumber in a form', () => {
  it('submits the unformatted number and is reset with its form', async () => {
    await render(
      <form>
        <InputNumber
          aria-label="Price"
          name="price"
          defaultValue={1234.5}
          formatOptions={{ style: 'currency', currency: 'USD' }}
        />
        <InputNumber aria-label="Off" name="off" disabled defaultValue={1} />
        <button type="reset">Reset</button>
      </form>,
    )
    const price = page.getByRole('spinbutton', { name: 'Price' })
    expect(posted()).toEqual([['price', '1234.5']])
    await userEvent.fill(price, '7')
    await userEvent.keyboard('{Enter}')
    await expect.poll(posted).toEqual([['price', '7']])
    await userEvent.click(button('Reset'))
    await expect.element(price).toHaveValue('$1,234.50')
    expect(posted()).toEqual([['price', '1234.5']])
  })

  it('submits the typed number when Enter submits the form', async () => {
    const submit = vi.fn()
    await render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit(posted())
        }}
      >
        <InputNumber aria-label="Price" name="price" />
        <button>Send</button>
      </form>,
    )
    await userEvent.fill(field(), '1.5')
    await userEvent.keyboard('{Enter}')
    expect(submit).toHaveBeenCalledExactlyOnceWith([['price', '1.5']])
  })

  it('requires a number if required', async () => {
    await render(<InputNumber aria-label="Price" required />)
    expect(native().validity.valueMissing).toBe(true)
    await userEvent.fill(field(), '1')
    expect(native().validity.valid).toBe(true)
  })

  it('gets its id, size and error from a FormField and reports changes', async () => {
    const report = vi.fn()
    const around = {
      components: {},
      field: {
        props: { id: 'price', name: 'price', size: 'xl' },
        invalid: true,
        labelId: 'price-label',
        name: 'price',
      },
      form: {
        loading: false,
        controller: { report, register: () => () => {}, subscribe: () => () => {}, findError: () => undefined },
      },
    }
    await render(
      <FrondContext value={around}>
        <label id="price-label" htmlFor="price">
          Price
        </label>
        <InputNumber />
      </FrondContext>,
    )
    await expect.element(page.getByRole('spinbutton', { name: 'Price' })).toHaveAttribute('id', 'price')
    expect(findPart('input-number')!.getBoundingClientRect().height).toBe(40)
    expect(findPart('input-number')!.className).toContain('fr--error')
    expect(findPart('increment')!.id).toBe('')
    await userEvent.click(button('Increase'))
    expect(report).toHaveBeenCalledExactlyOnceWith('change', 'price')
  })

  it('works with react-hook-form', async () => {
    const submit = vi.fn()
    function Order() {
      const { control, handleSubmit } = useHookForm({ defaultValues: { guests: 2 as number | null } })
      return (
        <form onSubmit={(event) => void handleSubmit((data) => void submit(data))(event)}>
          <Controller
            control={control}
            name="guests"
            render={({ field: { onChange, ...rest } }) => (
              <InputNumber aria-label="Guests" {...rest} onValueChange={onChange} />
            )}
          />
          <button>Save</button>
        </form>
      )
    }
    await render(<Order />)
    await userEvent.fill(field(), '4')
    await userEvent.click(button('Save'))
    await expect.poll(() => submit.mock.calls.flat()).toEqual([{ guests: 4 }])
  })

  it('works with TanStack Form', async () => {
    const submit = vi.fn()
    function Order() {
      const form = useTanStackForm({
        defaultValues: { guests: 2 as number | null },
        onSubmit: ({ value }) => void submit(value),
      })
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void form.handleSubmit()
          }}
        >
          <form.Field name="guests">
            {({ name, state, handleChange, handleBlur }) => (
              <InputNumber
                aria-label="Guests"
                name={name}
                value={state.value}
                onValueChange={handleChange}
                onBlur={handleBlur}
              />
            )}
          </form.Field>
          <button>Save</button>
        </form>
      )
    }
    await render(<Order />)
    await userEvent.click(button('Increase'))
    await userEvent.click(button('Save'))
    await expect.poll(() => submit.mock.calls.flat()).toEqual([{ guests: 3 }])
  })
})

describe('InputNumber with invalid props', () => {
  let warning: MockInstance<typeof console.warn>
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it.each([
    [{ value: NaN }, '', 'the value NaN is not a number'],
    [{ value: Infinity }, '', 'the value Infinity is not a number'],
    [{ value: 5, min: 9, max: 1 }, '5', 'leave no number'],
    [{ value: 5, step: 0 }, '5', 'step is 0'],
    [{ value: 5, formatOptions: { style: 'currency' } }, '5', 'formatOptions cannot be used'],
  ] as const)('warns about %o and shows "%s"', async (props, shown, message) => {
    await render(<InputNumber aria-label="Guests" {...props} />)
    await expect.element(field()).toHaveValue(shown)
    // The warning about invalid format options is shown only once per page.
    if (message !== 'formatOptions cannot be used') expect(warning.mock.calls.flat().join('\n')).toContain(message)
  })
})
