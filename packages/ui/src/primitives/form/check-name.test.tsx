import { createRef, type ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { render } from 'vitest-browser-react'
import { CheckboxGroup } from '../../components/CheckboxGroup.tsx'
import { DatePicker } from '../../components/DatePicker.tsx'
import { FileUpload } from '../../components/FileUpload.tsx'
import { FormField } from '../../components/FormField.tsx'
import { Input } from '../../components/Input.tsx'
import { InputDate } from '../../components/InputDate.tsx'
import { InputMenu } from '../../components/InputMenu.tsx'
import { InputNumber } from '../../components/InputNumber.tsx'
import { InputRating } from '../../components/InputRating.tsx'
import { InputTags } from '../../components/InputTags.tsx'
import { InputTime } from '../../components/InputTime.tsx'
import { Listbox } from '../../components/Listbox.tsx'
import { PinInput } from '../../components/PinInput.tsx'
import { RadioGroup } from '../../components/RadioGroup.tsx'
import { Select } from '../../components/Select.tsx'
import { SelectMenu } from '../../components/SelectMenu.tsx'
import { Slider } from '../../components/Slider.tsx'
import { Textarea } from '../../components/Textarea.tsx'
import { TimePicker } from '../../components/TimePicker.tsx'
import { forgetWarnings } from '../../system/warn.ts'

let warning: MockInstance<typeof console.warn>
beforeEach(() => {
  forgetWarnings()
  warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => warning.mockRestore())

describe.each([
  ['Input', Input],
  ['Textarea', Textarea],
  ['Select', Select],
  ['SelectMenu', SelectMenu],
  ['InputMenu', InputMenu],
  ['InputNumber', InputNumber],
  ['InputTags', InputTags],
  ['Slider', Slider],
])('%s', (name, component) => {
  // The cast is safe: the tests pass only props that all these components have.
  const Field = component as typeof Input

  it('warns once if it has no accessible name', async () => {
    const ref = createRef<HTMLInputElement>()
    await render(
      <>
        <Field ref={ref} />
        <Field />
      </>,
    )
    expect(warning.mock.calls).toEqual([[expect.stringContaining(`${name}: it has no accessible name.`)]])
    expect(ref.current).toBeInstanceOf(HTMLElement)
  })

  it('does not warn if a label or an attribute names it', async () => {
    await render(
      <>
        {/* The rule does not know that the field is a control. */}
        {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control */}
        <label>
          Around <Field />
        </label>
        <label htmlFor="named-field">Beside</label>
        <Field id="named-field" />
        <span id="field-name">Text</span>
        <Field aria-labelledby="field-name" />
        <Field aria-label="Attribute" />
        <FormField label="Form field">
          <Field />
        </FormField>
      </>,
    )
    expect(warning).not.toHaveBeenCalled()
  })
})

interface NameProps {
  'aria-label'?: string
  'aria-labelledby'?: string
}

interface Case {
  control: string
  /** The component that the warning names. @default the control */
  warns?: string
  view: (props: NameProps) => ReactElement
  isGroup?: boolean
}

const items = ['Apple', 'Pear']

describe.each<Case>([
  { control: 'PinInput', view: (props) => <PinInput {...props} />, isGroup: true },
  { control: 'InputDate', view: (props) => <InputDate {...props} />, isGroup: true },
  { control: 'InputTime', view: (props) => <InputTime {...props} />, isGroup: true },
  { control: 'DatePicker', warns: 'InputDate', view: (props) => <DatePicker {...props} />, isGroup: true },
  { control: 'TimePicker', warns: 'InputTime', view: (props) => <TimePicker {...props} />, isGroup: true },
  { control: 'RadioGroup', view: (props) => <RadioGroup items={items} {...props} />, isGroup: true },
  { control: 'CheckboxGroup', view: (props) => <CheckboxGroup items={items} {...props} />, isGroup: true },
  { control: 'InputRating', view: (props) => <InputRating {...props} />, isGroup: true },
  { control: 'Slider', view: (props) => <Slider defaultValue={[20, 40]} {...props} />, isGroup: true },
  { control: 'Listbox', view: (props) => <Listbox items={items} {...props} /> },
])('$control', ({ control, warns = control, view, isGroup }) => {
  it('warns if it has no accessible name', async () => {
    await render(view({}))
    expect(warning.mock.calls).toEqual([[expect.stringContaining(`${warns}: it has no accessible name.`)]])
  })

  it('does not warn if an attribute or a form field names it', async () => {
    await render(
      <>
        <span id="control-name">Text</span>
        {view({ 'aria-labelledby': 'control-name' })}
        {view({ 'aria-label': 'Attribute' })}
        <FormField label="Form field">{view({})}</FormField>
      </>,
    )
    expect(warning).not.toHaveBeenCalled()
  })

  it.runIf(isGroup)('does not warn inside a fieldset with a legend', async () => {
    await render(
      <fieldset>
        <legend>Legend</legend>
        {view({})}
      </fieldset>,
    )
    expect(warning).not.toHaveBeenCalled()
  })
})

it('does not warn about groups with a legend of their own', async () => {
  await render(
    <>
      <RadioGroup legend="Fruit" items={items} />
      <CheckboxGroup legend="Fruits" items={items} />
    </>,
  )
  expect(warning).not.toHaveBeenCalled()
})

it('does not warn about a file upload that names itself or has a label', async () => {
  await render(
    <>
      <FileUpload />
      <label htmlFor="photo">Photo</label>
      <FileUpload id="photo" />
    </>,
  )
  expect(warning).not.toHaveBeenCalled()
})

it('warns about a file upload with an id that no label points to', async () => {
  await render(<FileUpload id="photo" />)
  expect(warning.mock.calls).toEqual([[expect.stringContaining('FileUpload: it has no accessible name.')]])
})

it('does not warn about inputs that need no label', async () => {
  await render(
    <>
      <Input type="hidden" name="token" />
      <Input type="submit" value="Save" />
      <Input placeholder="City" />
    </>,
  )
  expect(warning).not.toHaveBeenCalled()
})
