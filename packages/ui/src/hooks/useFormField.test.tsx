import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { Button } from '../components/Button.tsx'
import { FieldGroup } from '../components/FieldGroup.tsx'
import { Form } from '../components/Form.tsx'
import { FormField } from '../components/FormField.tsx'
import { Input } from '../components/Input.tsx'
import { stopClock } from '../testing/clock.ts'
import { useFormField, type UseFormFieldOptions, type UseFormFieldProps } from './useFormField.ts'

const messages = () => [...document.querySelectorAll('[data-slot="error"]')].map((element) => element.textContent)

/** A custom rating control, as an application may have one. */
function Stars({ options, ...props }: UseFormFieldProps & { options?: UseFormFieldOptions }) {
  const { ariaAttrs, id, name, size, color, highlight, disabled, required, ...form } = useFormField(props, {
    bind: false,
    ...options,
  })
  const [stars, setStars] = useState(0)
  return (
    <div role="group" id={id} {...ariaAttrs} data-look={`${size} ${color} ${highlight} ${required}`}>
      <input type="hidden" name={name} value={stars} />
      {[1, 2, 3].map((star) => (
        <button
          key={star}
          type="button"
          disabled={disabled}
          onClick={() => {
            setStars(star)
            form.emitFormChange()
          }}
        >
          {star}
        </button>
      ))}
      {form.isolate(<Input aria-label="Remark" />)}
    </div>
  )
}

const group = () => page.getByRole('group')

describe('useFormField', () => {
  it('returns its props unchanged outside of a field', async () => {
    await render(<Stars id="stars" size="lg" color="info" />)
    await expect.element(group()).toHaveAttribute('id', 'stars')
    await expect.element(group()).toHaveAttribute('data-look', 'lg info undefined undefined')
  })

  it('uses the name, description, size and error of the field', async () => {
    await render(
      <FormField label="Rating" name="rating" size="sm" hint="One to three" error="Choose one." required>
        <Stars color="info" />
      </FormField>,
    )
    await expect
      .element(page.getByRole('group', { name: 'Rating' }))
      .toHaveAccessibleDescription('Choose one. One to three')
    await expect.element(group()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(group()).toHaveAttribute('data-look', 'sm error true true')
    expect(document.querySelector('label')!.hasAttribute('for')).toBe(false)
    expect(document.querySelector('input[type="hidden"]')).toHaveAttribute('name', 'rating')
  })

  it('does not pass its id, name and size to controls inside of it', async () => {
    await render(
      <FormField label="Rating" name="rating" size="xl">
        <Stars />
      </FormField>,
    )
    const remark = page.getByRole('textbox', { name: 'Remark' })
    await expect.element(remark).not.toHaveAttribute('name')
    await expect.element(remark).not.toHaveAttribute('id')
  })

  it('prefers the size of the group to that of the field', async () => {
    await render(
      <FormField label="Rating" size="xl">
        <FieldGroup size="xs">
          <Stars />
        </FieldGroup>
      </FormField>,
    )
    await expect.element(group()).toHaveAttribute('data-look', 'xs undefined undefined undefined')
  })

  it('connects the label to only one control', async () => {
    function Own() {
      const { id, name, ariaAttrs } = useFormField()
      return <input id={id} name={name} {...ariaAttrs} />
    }
    await render(
      <FormField label="Code">
        <Own />
      </FormField>,
    )
    await userEvent.click(page.getByText('Code'))
    await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveFocus()
  })

  it('reports events to the form, which validates and disables the control', async () => {
    const schema = z.object({ rating: z.coerce.number().min(2, 'Two stars at least.') })
    await render(
      <Form schema={schema} onSubmit={() => new Promise(() => {})}>
        <FormField label="Rating" name="rating">
          <Stars />
        </FormField>
        <Button type="submit" label="Send" />
      </Form>,
    )
    await userEvent.click(page.getByRole('button', { name: '1' }))
    await expect.poll(messages).toEqual(['Two stars at least.'])
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.element(page.getByRole('button', { name: '1' })).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: '3' }))
    await expect.poll(messages).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.element(page.getByRole('button', { name: '3' })).toBeDisabled()
  })

  it('validates typed text after a delay, and with an option only after the first blur', async () => {
    const clock = stopClock()
    function Own({ options }: { options?: UseFormFieldOptions }) {
      const { name, emitFormInput, emitFormBlur } = useFormField({}, options)
      return (
        <div onBlur={emitFormBlur}>
          <button type="button" name={name} onClick={emitFormInput}>
            Type
          </button>
        </div>
      )
    }
    const form = (options?: UseFormFieldOptions) => (
      <Form validate={() => [{ name: 'code', message: 'Wrong.' }]} validateOnInputDelay={60_000} validateOn={['input']}>
        <FormField label="Code" name="code">
          <Own options={options} />
        </FormField>
      </Form>
    )
    const screen = await render(form())
    await userEvent.click(page.getByRole('button'))
    await clock.advance(30_000)
    expect(messages()).toEqual([])
    await clock.advance(31_000)
    await expect.poll(messages).toEqual(['Wrong.'])
    await screen.unmount()

    await render(form({ deferInputValidation: true }))
    await userEvent.click(page.getByRole('button'))
    await clock.advance(70_000)
    expect(messages()).toEqual([])
    await userEvent.tab()
    await userEvent.click(page.getByRole('button'))
    await clock.advance(70_000)
    await expect.poll(messages).toEqual(['Wrong.'])
  })
})
