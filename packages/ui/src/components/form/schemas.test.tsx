import { useForm as useTanstackForm } from '@tanstack/react-form'
import Joi from 'joi'
import { useForm as useHookForm } from 'react-hook-form'
import * as struct from 'superstruct'
import * as v from 'valibot'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as yup from 'yup'
import { box, Fields, messages, send, zodSchema } from '../../testing/form-fields.tsx'
import { withoutMotion } from '../../testing/motion.ts'
import { Button } from '../Button.tsx'
import { Form, type FormSchema } from '../Form.tsx'
import { FormField } from '../FormField.tsx'
import { Input } from '../Input.tsx'
import { InputRating } from '../InputRating.tsx'
import { Slider } from '../Slider.tsx'
import { Textarea } from '../Textarea.tsx'

const schemas: Record<string, FormSchema> = {
  zod: zodSchema,
  valibot: v.object({
    name: v.pipe(v.string(), v.minLength(1, 'Enter your name.')),
    email: v.pipe(
      v.string(),
      v.email('Enter an address.'),
      v.transform((email) => email.toLowerCase()),
    ),
  }),
  yup: yup.object({
    name: yup.string().required('Enter your name.'),
    email: yup.string().required('Enter an address.').email('Enter an address.').lowercase(),
  }),
  joi: Joi.object({
    name: Joi.string().required().messages({ 'string.empty': 'Enter your name.' }),
    email: Joi.string()
      .email({ tlds: false })
      .lowercase()
      .required()
      .messages({ 'string.empty': 'Enter an address.', 'string.email': 'Enter an address.' }),
  }).options({ abortEarly: false }),
  superstruct: struct.object({
    name: struct.refine(struct.string(), 'name', (value) => value !== '' || 'Enter your name.'),
    email: struct.coerce(
      struct.refine(struct.string(), 'email', (value) => value.includes('@') || 'Enter an address.'),
      struct.string(),
      (value) => value.toLowerCase(),
    ),
  }),
}

describe('Form and other libraries', () => {
  withoutMotion()

  describe.each(Object.entries(schemas))('with a schema of %s', (_, schema) => {
    it('shows errors, and passes the output of the schema for valid values', async () => {
      const submit = vi.fn()
      const fail = vi.fn()
      await render(
        <Form schema={schema} onSubmit={({ data }) => submit(data)} onError={({ errors }) => fail(errors)}>
          <Fields />
        </Form>,
      )
      await send()
      await expect.poll(messages).toEqual(['Enter your name.', 'Enter an address.'])
      expect(submit).not.toHaveBeenCalled()
      expect(fail.mock.calls[0]![0]).toEqual([
        { name: 'name', message: 'Enter your name.', id: box('Name').element().id },
        { name: 'email', message: 'Enter an address.', id: box('Email').element().id },
      ])

      await userEvent.fill(box('Name'), 'Mira')
      await userEvent.fill(box('Email'), 'MIRA@example.com')
      await send()
      await expect.poll(() => submit.mock.calls).toEqual([[{ name: 'Mira', email: 'mira@example.com' }]])
      await expect.poll(messages).toEqual([])
    })
  })

  it('shows the errors of a validate function in addition to those of the schema', async () => {
    await render(
      <Form
        schema={zodSchema}
        validate={({ name }) => (name === 'root' ? [{ name: 'name', message: 'This name is taken.' }] : [])}
      >
        <Fields />
      </Form>,
    )
    await userEvent.fill(box('Name'), 'root')
    await send()
    await expect.poll(messages).toEqual(['This name is taken.', 'Enter an address.'])
  })

  it('works without a schema and without state', async () => {
    const submit = vi.fn()
    await render(
      <Form id="order" onSubmit={({ data }) => submit(data)}>
        <Fields>
          <input type="number" name="age" aria-label="Age" defaultValue={42} />
          <input type="checkbox" name="terms" aria-label="Terms" defaultChecked />
          <input type="checkbox" name="news" aria-label="News" />
          <input type="checkbox" name="days" value="mo" aria-label="Monday" defaultChecked />
          <input type="checkbox" name="days" value="tu" aria-label="Tuesday" />
          <Textarea name="address.street" aria-label="Street" defaultValue="Fern Road" />
          <input name="rows[0].title" aria-label="Title" defaultValue="First" />
          <select name="plan" aria-label="Plan" defaultValue="pro">
            <option>free</option>
            <option>pro</option>
          </select>
          <Slider name="price" defaultValue={[20, 80]} />
          <InputRating name="stars" aria-label="Stars" defaultValue={4} />
          <InputRating name="none" aria-label="None" />
        </Fields>
      </Form>,
    )
    const outside = document.body.appendChild(document.createElement('input'))
    onTestFinished(() => outside.remove())
    Object.assign(outside, { name: 'coupon', value: 'FERN' }).setAttribute('form', 'order')
    await userEvent.fill(box('Name'), 'Mira')
    await send()
    expect(submit).toHaveBeenCalledWith({
      coupon: 'FERN',
      name: 'Mira',
      email: '',
      age: 42,
      terms: true,
      news: false,
      days: ['mo'],
      address: { street: 'Fern Road' },
      rows: [{ title: 'First' }],
      plan: 'pro',
      price: [20, 80],
      stars: 4,
      none: undefined,
    })
  })

  it('does not interfere with a form of another library: react-hook-form', async () => {
    const submit = vi.fn()
    function Owner() {
      const { register, handleSubmit, formState } = useHookForm<{ name: string; notes: string }>()
      return (
        <form onSubmit={(event) => void handleSubmit(submit)(event)}>
          <FormField label="Name" error={formState.errors.name?.message}>
            <Input {...register('name', { required: 'Enter your name.' })} />
          </FormField>
          <FormField label="Notes">
            <Textarea autoresize {...register('notes')} />
          </FormField>
          <Button type="submit" label="Send" />
        </form>
      )
    }
    await render(<Owner />)
    await send()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Enter your name.')
    await expect.element(box('Name')).toHaveFocus()
    await userEvent.fill(box('Name'), 'Mira')
    await userEvent.fill(box('Notes'), 'Ferns')
    await send()
    await expect.poll(() => submit.mock.calls[0]?.[0]).toEqual({ name: 'Mira', notes: 'Ferns' })
  })

  it('does not interfere with a form of another library: @tanstack/react-form', async () => {
    const submit = vi.fn()
    function Owner() {
      const form = useTanstackForm({
        defaultValues: { name: '', notes: '' },
        onSubmit: ({ value }) => submit(value),
      })
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void form.handleSubmit()
          }}
        >
          <form.Field name="name" validators={{ onSubmit: ({ value }) => (value ? undefined : 'Enter your name.') }}>
            {(field) => (
              <FormField label="Name" error={field.state.meta.errors.join(', ')}>
                <Input value={field.state.value} onValueChange={field.handleChange} onBlur={field.handleBlur} />
              </FormField>
            )}
          </form.Field>
          <form.Field name="notes">
            {(field) => (
              <FormField label="Notes">
                <Textarea value={field.state.value} onValueChange={field.handleChange} />
              </FormField>
            )}
          </form.Field>
          <Button type="submit" label="Send" />
        </form>
      )
    }
    await render(<Owner />)
    await send()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Enter your name.')
    await userEvent.fill(box('Name'), 'Mira')
    await userEvent.fill(box('Notes'), 'Ferns')
    await send()
    await expect.poll(() => submit.mock.calls[0]?.[0]).toEqual({ name: 'Mira', notes: 'Ferns' })
  })
})
