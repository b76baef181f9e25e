import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { nextFrames } from '../testing/frames.ts'
import { withoutMotion } from '../testing/motion.ts'
import { Calendar } from './Calendar.tsx'
import { Checkbox } from './Checkbox.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import { ColorPicker } from './ColorPicker.tsx'
import { DatePicker } from './DatePicker.tsx'
import { DateRangePicker } from './DateRangePicker.tsx'
import { DateTimePicker } from './DateTimePicker.tsx'
import { FileUpload } from './FileUpload.tsx'
import { Input } from './Input.tsx'
import { InputDate } from './InputDate.tsx'
import { InputMenu } from './InputMenu.tsx'
import { InputNumber } from './InputNumber.tsx'
import { InputRating } from './InputRating.tsx'
import { InputTags } from './InputTags.tsx'
import { InputTime } from './InputTime.tsx'
import { Listbox } from './Listbox.tsx'
import { PinInput } from './PinInput.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { Select } from './Select.tsx'
import { SelectMenu } from './SelectMenu.tsx'
import { Slider } from './Slider.tsx'
import { Switch } from './Switch.tsx'
import { Textarea } from './Textarea.tsx'
import { TimePicker } from './TimePicker.tsx'

/** The props that every form control has. */
interface FormProps {
  name?: string
  form?: string
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  autoComplete?: string
}

interface Case {
  name: string
  /** The control with a default value. */
  filled: (props: FormProps) => ReactElement
  /** The form entries of the default value. */
  entries: readonly string[]
  /**
   * The control without a value, if it can be required. Slider and ColorPicker cannot, because they always have a value.
   * Calendar cannot, because it has no native input that the browser could validate; DatePicker has one.
   */
  empty?: (props: FormProps) => ReactElement
  /** Selector of the element that has the focus, and keys that change the value there. */
  edit?: readonly [selector: string, keys: string]
  /**
   * As in HTML, only controls for text, numbers, dates and times can be read-only, and InputRating, which also displays
   * ratings. Lists, checkboxes, radio buttons, sliders, ColorPicker and FileUpload can only be disabled. PinInput has
   * no such prop.
   */
  hasReadOnly?: boolean
  /** The form entries after an input method editor has composed `２` in the empty control. */
  composed?: readonly string[]
  /**
   * The input that the browser fills in, the text, and the form entries after that. Browsers fill in visible text inputs
   * only, which dates, times, choices, sliders, ColorPicker, Listbox and FileUpload do not have.
   */
  filledIn?: readonly [selector: string, text: string, entries: readonly string[]]
}

const label = { 'aria-label': 'Field' }
const fruit = ['Apple', 'Pear', 'Plum']

const cases: Case[] = [
  {
    name: 'Input',
    filled: (props) => <Input {...label} {...props} defaultValue="a" />,
    entries: ['a'],
    empty: (props) => <Input {...label} {...props} />,
    edit: ['input', 'x'],
    hasReadOnly: true,
    composed: ['２'],
    filledIn: ['input', 'Ada', ['Ada']],
  },
  {
    name: 'Textarea',
    filled: (props) => <Textarea {...label} {...props} defaultValue="a" />,
    entries: ['a'],
    empty: (props) => <Textarea {...label} {...props} />,
    edit: ['textarea', 'x'],
    hasReadOnly: true,
    composed: ['２'],
    filledIn: ['textarea', 'Ada', ['Ada']],
  },
  {
    name: 'InputNumber',
    filled: (props) => <InputNumber {...label} {...props} defaultValue={5} />,
    entries: ['5'],
    empty: (props) => <InputNumber {...label} {...props} />,
    edit: ['input', '{ArrowUp}'],
    hasReadOnly: true,
    composed: ['2'],
    filledIn: ['input', '7', ['7']],
  },
  {
    name: 'InputTags',
    filled: (props) => <InputTags {...label} {...props} defaultValue={['a', 'b']} />,
    entries: ['a', 'b'],
    empty: (props) => <InputTags {...label} {...props} addOnBlur />,
    edit: ['input:not([hidden]):not([type=hidden])', 'new{Enter}'],
    hasReadOnly: true,
    composed: ['２'],
    filledIn: ['input:not([hidden]):not([type=hidden])', 'Ada', ['Ada']],
  },
  {
    name: 'InputMenu',
    filled: (props) => <InputMenu {...label} {...props} items={fruit} defaultValue="Apple" />,
    entries: ['Apple'],
    empty: (props) => <InputMenu {...label} {...props} items={fruit} />,
    edit: ['[role=combobox]', '{ArrowDown}{ArrowDown}{Enter}'],
    hasReadOnly: true,
    filledIn: ['[role=combobox]', 'pear', ['Pear']],
  },
  {
    name: 'InputMenu as an autocomplete',
    filled: (props) => <InputMenu {...label} {...props} mode="autocomplete" items={fruit} defaultValue="Apple" />,
    entries: ['Apple'],
    empty: (props) => <InputMenu {...label} {...props} mode="autocomplete" items={fruit} />,
    edit: ['[role=combobox]', 'x'],
    hasReadOnly: true,
    composed: ['２'],
    filledIn: ['[role=combobox]', 'Ada', ['Ada']],
  },
  {
    name: 'Select',
    filled: (props) => <Select {...label} {...props} items={fruit} defaultValue="Apple" />,
    entries: ['Apple'],
    empty: (props) => <Select {...label} {...props} items={fruit} />,
    edit: ['[role=combobox]', '{ArrowDown}{ArrowDown}{Enter}'],
    filledIn: ['[data-slot=native]', 'pear', ['Pear']],
  },
  {
    name: 'SelectMenu',
    filled: (props) => <SelectMenu {...label} {...props} items={fruit} defaultValue="Apple" />,
    entries: ['Apple'],
    empty: (props) => <SelectMenu {...label} {...props} items={fruit} />,
    edit: ['[role=combobox]', '{ArrowDown}{ArrowDown}{Enter}'],
    filledIn: ['[data-slot=native]', 'pear', ['Pear']],
  },
  {
    name: 'Listbox',
    filled: (props) => <Listbox {...label} {...props} items={fruit} defaultValue="Apple" />,
    entries: ['Apple'],
    empty: (props) => <Listbox {...label} {...props} items={fruit} />,
    edit: ['[role=listbox]', '{ArrowDown}{Enter}'],
  },
  {
    name: 'Checkbox',
    filled: (props) => <Checkbox {...label} {...props} defaultChecked />,
    entries: ['on'],
    empty: (props) => <Checkbox {...label} {...props} />,
    edit: ['input', ' '],
  },
  {
    name: 'CheckboxGroup',
    filled: (props) => <CheckboxGroup {...label} {...props} items={fruit} defaultValue={['Apple', 'Plum']} />,
    entries: ['Apple', 'Plum'],
    empty: (props) => <CheckboxGroup {...label} {...props} items={fruit} />,
    edit: ['input', ' '],
  },
  {
    name: 'RadioGroup',
    filled: (props) => <RadioGroup {...label} {...props} items={fruit} defaultValue="Apple" />,
    entries: ['Apple'],
    empty: (props) => <RadioGroup {...label} {...props} items={fruit} />,
    edit: ['input:checked', '{ArrowDown}'],
  },
  {
    name: 'Switch',
    filled: (props) => <Switch {...label} {...props} defaultChecked />,
    entries: ['on'],
    empty: (props) => <Switch {...label} {...props} />,
    edit: ['input', ' '],
  },
  {
    name: 'Slider',
    filled: (props) => <Slider {...label} {...props} defaultValue={20} />,
    entries: ['20'],
    edit: ['input', '{ArrowRight}'],
  },
  {
    name: 'Slider of a range',
    filled: (props) => <Slider {...label} {...props} defaultValue={[20, 60]} />,
    entries: ['20', '60'],
    edit: ['input', '{ArrowRight}'],
  },
  {
    name: 'InputRating',
    filled: (props) => <InputRating {...label} {...props} defaultValue={3} />,
    entries: ['3'],
    empty: (props) => <InputRating {...label} {...props} />,
    edit: ['input:checked', '{ArrowRight}'],
    hasReadOnly: true,
  },
  {
    name: 'PinInput',
    filled: (props) => <PinInput {...label} {...props} length={4} defaultValue="1234" />,
    entries: ['1234'],
    empty: (props) => <PinInput {...label} {...props} length={4} />,
    edit: ['input', '9'],
    composed: ['２'],
    filledIn: ['input', '1234', ['1234']],
  },
  {
    name: 'ColorPicker',
    filled: (props) => <ColorPicker {...label} {...props} defaultValue="#336699" />,
    entries: ['#336699'],
    edit: ['[data-axis=h]', '{ArrowUp}{ArrowUp}'],
  },
  {
    name: 'InputDate',
    filled: (props) => <InputDate {...label} {...props} defaultValue="2026-05-12" />,
    entries: ['2026-05-12'],
    empty: (props) => <InputDate {...label} {...props} />,
    edit: ['[data-unit=day]', '{ArrowUp}'],
    hasReadOnly: true,
  },
  {
    name: 'InputTime',
    filled: (props) => <InputTime {...label} {...props} defaultValue="09:30" />,
    entries: ['09:30:00'],
    empty: (props) => <InputTime {...label} {...props} />,
    edit: ['[data-unit=minute]', '{ArrowUp}'],
    hasReadOnly: true,
  },
  {
    name: 'DatePicker',
    filled: (props) => <DatePicker {...label} {...props} defaultValue="2026-05-12" />,
    entries: ['2026-05-12'],
    empty: (props) => <DatePicker {...label} {...props} />,
    edit: ['[data-unit=day]', '{ArrowUp}'],
    hasReadOnly: true,
  },
  {
    name: 'DateRangePicker',
    filled: (props) => (
      <DateRangePicker {...label} {...props} defaultValue={{ start: '2026-05-12', end: '2026-05-20' }} />
    ),
    entries: ['2026-05-12', '2026-05-20'],
    empty: (props) => <DateRangePicker {...label} {...props} />,
    edit: ['[data-unit=day]', '{ArrowUp}'],
    hasReadOnly: true,
  },
  {
    name: 'DateTimePicker',
    filled: (props) => <DateTimePicker {...label} {...props} defaultValue="2026-05-12T09:30" />,
    entries: ['2026-05-12T09:30:00'],
    empty: (props) => <DateTimePicker {...label} {...props} />,
    edit: ['[data-unit=day]', '{ArrowUp}'],
    hasReadOnly: true,
  },
  {
    name: 'TimePicker',
    filled: (props) => <TimePicker {...label} {...props} defaultValue="09:30" />,
    entries: ['09:30:00'],
    empty: (props) => <TimePicker {...label} {...props} />,
    edit: ['[data-unit=minute]', '{ArrowUp}'],
    hasReadOnly: true,
  },
  {
    name: 'Calendar',
    filled: ({ required: _, ...props }) => <Calendar {...label} {...props} defaultValue="2026-05-12" />,
    entries: ['2026-05-12'],
    edit: ['[data-slot=cellTrigger][tabindex="0"]', '{ArrowRight}{Enter}'],
    hasReadOnly: true,
  },
  {
    name: 'FileUpload',
    filled: ({ readOnly: _, ...props }) => (
      <FileUpload {...label} {...props} defaultValue={new File(['x'], 'x.txt', { type: 'text/plain' })} />
    ),
    entries: ['x.txt'],
    empty: ({ readOnly: _, ...props }) => <FileUpload {...label} {...props} />,
    edit: ['[data-slot=fileTrailingButton]', '{Enter}'],
  },
]

const form = () => document.querySelector('form')!
const entries = () => new FormData(form()).getAll('field').map((entry) => (entry instanceof File ? entry.name : entry))

/** Presses the keys of the case in its control. Waits until the keys had a chance to change the value. */
async function edit([selector, keys]: readonly [string, string]): Promise<void> {
  await expect.poll(() => document.querySelector(`main ${selector}`)).not.toBeNull()
  document.querySelector<HTMLElement>(`main ${selector}`)!.focus()
  await userEvent.keyboard(keys)
  await nextFrames()
}

describe.each(cases)('$name as a form control', ({ filled, entries: initial, empty, edit: keys, ...supports }) => {
  withoutMotion()

  it('submits its value under its name, and nothing while it is disabled', async () => {
    const screen = await render(<form>{filled({ name: 'field' })}</form>)
    await expect.poll(entries).toEqual(initial)
    await screen.rerender(<form>{filled({ name: 'field', disabled: true })}</form>)
    await expect.poll(entries).toEqual([])
  })

  it('belongs to the form that its form prop names', async () => {
    await render(
      <>
        <form id="elsewhere" />
        <main>{filled({ name: 'field', form: 'elsewhere' })}</main>
      </>,
    )
    await expect.poll(entries).toEqual(initial)
    if (!keys) return
    await edit(keys)
    await expect.poll(entries).not.toEqual(initial)
    form().reset()
    await expect.poll(entries).toEqual(initial)
  })

  if (empty) {
    it('makes its form invalid while it is required and empty', async () => {
      const screen = await render(<form>{empty({ name: 'field' })}</form>)
      expect(form().checkValidity()).toBe(true)
      await screen.rerender(<form>{empty({ name: 'field', required: true })}</form>)
      await expect.poll(() => form().checkValidity()).toBe(false)
    })
  }

  if (keys) {
    it('returns to its default value when its form is reset', async () => {
      await render(
        <form>
          <main>{filled({ name: 'field' })}</main>
        </form>,
      )
      await edit(keys)
      await expect.poll(entries).not.toEqual(initial)
      form().reset()
      await expect.poll(entries).toEqual(initial)
    })
  }

  it('cannot be reached or changed in a disabled fieldset', async () => {
    const content = (disabled: boolean) => (
      <form>
        <button type="button">Before</button>
        <fieldset disabled={disabled} style={{ width: 300 }}>
          <main>{filled({ name: 'field' })}</main>
        </fieldset>
        <button type="button">After</button>
      </form>
    )
    const screen = await render(content(true))
    await nextFrames()
    expect(entries()).toEqual([])

    page.getByRole('button', { name: 'Before' }).element().focus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()

    const root = document.querySelector<HTMLElement>('main > *')!
    const { width, height } = root.getBoundingClientRect()
    const popup = () => document.querySelector('[role=option]:not(main *), [role=dialog]')
    // The text of the control, and the button at its end.
    for (const x of import.meta.env.FROND_FULL ? [0.3, 0.8, 0.95] : [0.3, 0.95]) {
      await userEvent.click(root, { force: true, position: { x: width * x, y: height / 2 } })
      await nextFrames()
      // The next press would close the popup again.
      expect(popup()).toBeNull()
    }
    if (keys) await edit(keys)
    expect(popup()).toBeNull()

    await screen.rerender(content(false))
    await expect.poll(entries).toEqual(initial)
    await expect.poll(() => canFocusInside()).toBe(true)
  })

  if (supports.hasReadOnly) {
    it('submits its value and cannot be changed while it is read-only', async () => {
      await render(
        // As in any text field, Enter submits the form of a read-only control.
        <form onSubmit={(event) => event.preventDefault()}>
          <main>{filled({ name: 'field', readOnly: true })}</main>
        </form>,
      )
      if (keys && document.querySelector(`main ${keys[0]}`)) await edit(keys)
      expect(entries()).toEqual(initial)
    })
  }

  if (supports.composed && empty && keys) {
    it('takes the text of an input method editor once', async () => {
      await render(
        <form>
          <main>{empty({ name: 'field' })}</main>
        </form>,
      )
      const field = document.querySelector<HTMLElement>(`main ${keys[0]}`)!
      field.focus()
      await cdp().send('Input.imeSetComposition', { text: '２', selectionStart: 1, selectionEnd: 1 })
      await cdp().send('Input.insertText', { text: '２' })
      await nextFrames()
      field.blur()
      await expect.poll(entries).toEqual(supports.composed)
    })
  }

  if (supports.filledIn && empty) {
    const [selector, text, expected] = supports.filledIn

    it('takes the value that the browser fills in', async () => {
      await render(
        <form>
          <button type="button">Before</button>
          <main>{empty({ name: 'field', autoComplete: 'on' })}</main>
        </form>,
      )
      await page.getByRole('button', { name: 'Before' }).click()
      fillIn(document.querySelector<HTMLInputElement>(`main ${selector}`)!, text)
      await expect.poll(entries).toEqual(expected)
      expect(document.querySelector('[role=option]')).toBeNull()
    })
  }
})

/** Fills in a field as browsers do, which need not give it the focus. React sees only values set by the native setter. */
function fillIn(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
}

/** Whether the Tab key can reach an element of the control. */
function canFocusInside(): boolean {
  const candidates = document.querySelectorAll<HTMLElement>('main button, main input, main textarea, main [tabindex]')
  return [...candidates].some((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
}
