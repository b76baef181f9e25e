import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { render } from 'vitest-browser-react'
import { FormField } from '../../components/FormField.tsx'
import { Input } from '../../components/Input.tsx'
import { InputMenu } from '../../components/InputMenu.tsx'
import { Select } from '../../components/Select.tsx'
import { SelectMenu } from '../../components/SelectMenu.tsx'
import { Textarea } from '../../components/Textarea.tsx'
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
