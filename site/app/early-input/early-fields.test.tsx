import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { recordInput, replayInput, type Field } from './early-fields.ts'

async function renderField() {
  const onChange = vi.fn<(value: string) => void>()
  const onBlur = vi.fn()
  const { container } = await render(
    <input aria-label="Key" defaultValue="" onChange={(event) => onChange(event.target.value)} onBlur={onBlur} />,
  )
  const field = page.getByRole('textbox').element() as Field
  // What the visitor did before React listened: React must not see the change of the value.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'FRPT')
  recordInput(field)
  return { container, field, onChange, onBlur }
}

it('replays input of a field that the visitor has left, and the blur event', async () => {
  const { container, onChange, onBlur } = await renderField()
  replayInput(container)
  expect(onChange).toHaveBeenCalledExactlyOnceWith('FRPT')
  expect(onBlur).toHaveBeenCalledTimes(1)
})

it('replays only the input of a field that still has the focus', async () => {
  const { container, field, onChange, onBlur } = await renderField()
  field.focus()
  replayInput(container)
  expect(onChange).toHaveBeenCalledExactlyOnceWith('FRPT')
  expect(onBlur).not.toHaveBeenCalled()
})
