import { createRef, StrictMode, useState } from 'react'
import { createPortal } from 'react-dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { stopClock } from '../testing/clock.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { box, Fields, messages, send, zodSchema } from '../testing/form-fields.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withoutMotion } from '../testing/motion.ts'
import { formTheme } from '../theme/form.ts'
import { Button } from './Button.tsx'
import { Form, type FormError, type FormHandle } from './Form.tsx'
import { FormField } from './FormField.tsx'
import { Input } from './Input.tsx'

describeComponent(
  'Form',
  <Form schema={z.object({ email: z.string() })}>
    <FormField name="email" label="Email">
      <Input />
    </FormField>
  </Form>,
  { slot: 'form', theme: formTheme },
)
describeComponent(
  'Form with errors',
  <Form errors={[{ name: 'email', message: 'It is taken.' }]}>
    <FormField name="email" label="Email">
      <Input />
    </FormField>
    <Button type="submit" label="Send" />
  </Form>,
  { slot: 'form', theme: formTheme },
)

const status = () => findPart('status')!.textContent

describe('Form', () => {
  withoutMotion()

  it('validates the latest state of the caller', async () => {
    function Owner() {
      const [state, setState] = useState({ name: '', email: '' })
      return (
        <Form schema={zodSchema} state={state}>
          <FormField name="name" label="Name">
            <Input value={state.name} onValueChange={(name) => setState({ ...state, name })} />
          </FormField>
          <FormField name="email" label="Email">
            <Input
              value={state.email}
              valueModifiers={{ lazy: true }}
              onValueChange={(email) => setState({ ...state, email })}
            />
          </FormField>
        </Form>
      )
    }
    await render(<Owner />)
    await userEvent.click(box('Name'))
    await userEvent.tab()
    await expect.poll(messages).toEqual(['Enter your name.'])
    await userEvent.keyboard('no address')
    await userEvent.tab({ shift: true })
    await expect.poll(messages).toEqual(['Enter your name.', 'Enter an address.'])
    await userEvent.fill(box('Name'), 'Mira')
    await userEvent.click(box('Email'))
    await userEvent.fill(box('Email'), 'mira@example.com')
    await userEvent.tab()
    await expect.poll(messages).toEqual([])
  })

  it('passes the untransformed values with transform off', async () => {
    const submit = vi.fn()
    await render(
      <Form schema={zodSchema} transform={false} onSubmit={({ data }) => submit(data)}>
        <Fields />
      </Form>,
    )
    await userEvent.fill(box('Name'), 'Mira')
    await userEvent.fill(box('Email'), 'MIRA@example.com')
    await send()
    await expect.poll(() => submit.mock.calls).toEqual([[{ name: 'Mira', email: 'MIRA@example.com' }]])
  })

  describe('validates a field', () => {
    it('on blur, and only that field', async () => {
      await render(
        <Form schema={zodSchema}>
          <Fields />
        </Form>,
      )
      await userEvent.click(box('Name'))
      expect(messages()).toEqual([])
      await userEvent.tab()
      await expect.poll(messages).toEqual(['Enter your name.'])
    })

    it('while the user types, but only after the first blur', async () => {
      const clock = stopClock()
      await render(
        <Form schema={zodSchema} validateOnInputDelay={60_000}>
          <Fields />
        </Form>,
      )
      await userEvent.type(box('Email'), 'mira')
      await clock.advance(70_000)
      expect(messages()).toEqual([])
      await userEvent.tab()
      await expect.poll(messages).toEqual(['Enter an address.'])
      await userEvent.fill(box('Email'), 'mira@example.com')
      await clock.advance(30_000)
      expect(messages()).toEqual(['Enter an address.'])
      await clock.advance(31_000)
      await expect.poll(messages).toEqual([])
    })

    it('from the first keystroke with eagerValidation, after its own delay', async () => {
      const clock = stopClock()
      await render(
        <Form schema={zodSchema}>
          <FormField name="email" label="Email" eagerValidation validateOnInputDelay={60_000}>
            <Input />
          </FormField>
        </Form>,
      )
      await userEvent.type(box('Email'), 'm')
      await clock.advance(30_000)
      expect(messages()).toEqual([])
      await clock.advance(31_000)
      await expect.poll(messages).toEqual(['Enter an address.'])
    })

    it('while the user types if it has an error, so that the error disappears when it is fixed', async () => {
      await render(
        <Form schema={zodSchema} validateOnInputDelay={0}>
          <Fields />
        </Form>,
      )
      await send()
      await expect.poll(messages).toHaveLength(2)
      await userEvent.type(box('Name'), 'M')
      await expect.poll(messages).toEqual(['Enter an address.'])
    })

    it('immediately when an option is chosen', async () => {
      const schema = z.object({ terms: z.literal(true, 'Accept the terms.') })
      await render(
        <Form schema={schema}>
          <FormField name="terms" label="Terms">
            <input type="checkbox" name="terms" aria-label="Accept" defaultChecked />
          </FormField>
        </Form>,
      )
      await userEvent.click(page.getByRole('checkbox'))
      await expect.poll(messages).toEqual(['Accept the terms.'])
      await userEvent.click(page.getByRole('checkbox'))
      await expect.poll(messages).toEqual([])
    })

    it('on the events of validateOn, and on submit', async () => {
      await render(
        <Form schema={zodSchema} validateOn={[]}>
          <Fields />
        </Form>,
      )
      await userEvent.click(box('Name'))
      await userEvent.tab()
      await nextFrames()
      expect(messages()).toEqual([])
      await send()
      await expect.poll(messages).toHaveLength(2)
    })

    it('on change events of text fields if validateOn contains only change', async () => {
      await render(
        <Form schema={zodSchema} validateOn={['change']}>
          <Fields />
        </Form>,
      )
      await userEvent.click(box('Name'))
      await userEvent.tab()
      await userEvent.type(box('Email'), 'x')
      await userEvent.tab()
      await expect.poll(messages).toEqual(['Enter an address.'])
    })

    it('without moving a button under the pointer during a press', async () => {
      const press = vi.fn()
      await render(
        <Form schema={zodSchema}>
          <FormField name="name" label="Name">
            <Input />
          </FormField>
          <button type="button" onClick={press}>
            Cancel
          </button>
        </Form>,
      )
      await userEvent.click(box('Name'))
      const button = page.getByRole('button', { name: 'Cancel' }).element()
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      button.focus()
      await nextFrames()
      expect(messages()).toEqual([])
      button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
      await expect.poll(messages).toEqual(['Enter your name.'])
    })
  })

  it('ignores the result of an older validation that arrives later', async () => {
    const answers: ((errors: FormError[]) => void)[] = []
    await render(
      <Form validate={() => new Promise<FormError[]>((resolve) => answers.push(resolve))} validateOn={['blur']}>
        <Fields />
      </Form>,
    )
    await userEvent.click(box('Name'))
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    // Name, Email, Name: three validations.
    await expect.poll(() => answers.length).toBe(3)
    answers[2]!([{ name: 'name', message: 'Newer.' }])
    await expect.poll(messages).toEqual(['Newer.'])
    answers[0]!([{ name: 'name', message: 'Older.' }])
    answers[1]!([{ name: 'email', message: 'Of another field.' }])
    await expect.poll(messages).toEqual(['Newer.', 'Of another field.'])
  })

  it('does not let the result of a field validation replace later errors of the whole form', async () => {
    let answer: ((errors: FormError[]) => void) | undefined
    const handle = createRef<FormHandle>()
    await render(
      <Form handleRef={handle} validate={() => new Promise<FormError[]>((resolve) => (answer = resolve))}>
        <Fields />
      </Form>,
    )
    await userEvent.click(box('Name'))
    await userEvent.tab()
    await expect.poll(() => answer).toBeDefined()
    handle.current!.setErrors([{ name: 'name', message: 'From the server.' }])
    answer!([])
    await nextFrames()
    expect(messages()).toEqual(['From the server.'])
  })

  it('focuses the first invalid field in the order of the page', async () => {
    await render(
      <Form
        validate={() => [
          { name: 'email', message: 'Later in the page.' },
          { name: 'name', message: 'First in the page.' },
        ]}
      >
        <Fields />
      </Form>,
    )
    await send()
    await expect.element(box('Name')).toHaveFocus()
    await expect.element(box('Name')).toHaveAccessibleDescription('First in the page.')
    await expect.element(box('Name')).toHaveAttribute('aria-invalid', 'true')
  })

  it('announces the error of a field when it appears, but not all errors on submit', async () => {
    await render(
      <Form schema={zodSchema}>
        <Fields />
      </Form>,
    )
    await expect.element(page.getByRole('status')).toBeInTheDocument()
    await userEvent.click(box('Name'))
    await userEvent.tab()
    await expect.poll(status).toBe('Enter your name.')
    expect(document.querySelector('[role="alert"]')).toBeNull()
    await userEvent.fill(box('Name'), 'Mira')
    await expect.poll(status).toBe('')
    await send()
    await expect.element(box('Email')).toHaveFocus()
    expect(status()).toBe('')
  })

  it('announces an error that no field shows', async () => {
    await render(
      <Form validate={() => [{ message: 'The two passwords differ.' }]}>
        <Fields />
      </Form>,
    )
    await send()
    await expect.poll(status).toBe('The two passwords differ.')
  })

  it('passes the errors and the loading state to its children', async () => {
    await render(
      <Form schema={zodSchema}>
        {({ errors, loading }) => (
          <Fields>
            <output>{`${errors.length} ${String(loading)}`}</output>
          </Fields>
        )}
      </Form>,
    )
    expect(document.querySelector('output')!.textContent).toBe('0 false')
    await send()
    await expect.poll(() => document.querySelector('output')!.textContent).toBe('2 false')
  })

  it('shows errors of several values in one field', async () => {
    const schema = z.object({ tags: z.array(z.string().min(2, 'At least two letters.')) })
    await render(
      <Form schema={schema} state={{ tags: ['ok', 'x'] }}>
        <FormField name="tags" errorPattern={/^tags\.\d+$/} label="Tags">
          <Input />
        </FormField>
        <Button type="submit" label="Send" />
      </Form>,
    )
    await send()
    await expect.poll(messages).toEqual(['At least two letters.'])
    await expect.element(box('Tags')).toHaveFocus()
  })

  it('lets a field override the options of the form', async () => {
    await render(
      <Form errors={[{ name: 'name', message: 'Wrong.' }]}>
        <FormField name="name" label="Name" error={false}>
          <Input />
        </FormField>
        <FormField name="name" label="Nickname" error="My own words.">
          <Input />
        </FormField>
      </Form>,
    )
    expect(messages()).toEqual(['My own words.'])
    await expect.element(box('Name').first()).not.toHaveAttribute('aria-invalid')
  })

  describe('during submission', () => {
    function Sending({ answer, loadingAuto }: { answer: Promise<unknown>; loadingAuto?: boolean }) {
      return (
        <Form onSubmit={() => answer} loadingAuto={loadingAuto}>
          <FormField name="name" label="Name">
            <Input />
          </FormField>
          <Button type="submit" loadingAuto label="Send" />
        </Form>
      )
    }

    it('disables its fields, ignores further submissions, and restores focus', async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      await render(<Sending answer={promise} />)
      await userEvent.type(box('Name'), 'Mira{Enter}')
      await expect.element(box('Name')).toBeDisabled()
      await expect.element(page.getByRole('button')).toHaveAttribute('aria-busy', 'true')
      resolve()
      await expect.element(box('Name')).toBeEnabled()
      await expect.element(box('Name')).toHaveFocus()
      await expect.element(box('Name')).toHaveValue('Mira')
    })

    it('does not disable fields without loadingAuto', async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      await render(<Sending answer={promise} loadingAuto={false} />)
      await userEvent.type(box('Name'), 'Mira{Enter}')
      await expect.element(page.getByRole('button')).toHaveAttribute('aria-busy', 'true')
      await expect.element(box('Name')).toBeEnabled()
      resolve()
    })

    it('submits once, regardless of the number of submit events', async () => {
      const submit = vi.fn(() => new Promise(() => {}))
      const handle = createRef<FormHandle>()
      await render(
        <Form onSubmit={submit} handleRef={handle}>
          <Fields />
        </Form>,
      )
      handle.current!.submit()
      handle.current!.submit()
      await nextFrames()
      handle.current!.submit()
      expect(submit).toHaveBeenCalledOnce()
      expect(handle.current!.loading).toBe(true)
      expect(handle.current!.disabled).toBe(true)
    })

    it('shows errors from the server, and focuses the first invalid field', async () => {
      const handle = createRef<FormHandle>()
      await render(
        <Form
          handleRef={handle}
          onSubmit={async () => {
            await new Promise((resolve) => setTimeout(resolve, 10))
            handle.current!.setErrors([{ name: 'email', message: 'It is taken.' }])
          }}
        >
          <Fields />
        </Form>,
      )
      await send()
      await expect.poll(messages).toEqual(['It is taken.'])
      await expect.element(box('Email')).toHaveFocus()
      await userEvent.type(box('Email'), 'x')
      await userEvent.tab()
      await expect.poll(messages).toEqual([])
    })
  })

  describe('through its handle', () => {
    async function show(props: Partial<Parameters<typeof Form>[0]> = {}) {
      const handle = createRef<FormHandle>()
      await render(
        <StrictMode>
          <Form schema={zodSchema} handleRef={handle} {...(props as object)}>
            <Fields />
          </Form>
        </StrictMode>,
      )
      return handle.current!
    }

    it('validates, and returns values or throws errors', async () => {
      const form = await show()
      await expect(form.validate()).rejects.toMatchObject({ name: 'FormValidationError', errors: { length: 2 } })
      expect(await form.validate({ silent: true })).toBe(false)
      await userEvent.fill(box('Name'), 'Mira')
      await userEvent.fill(box('Email'), 'MIRA@example.com')
      expect(await form.validate()).toEqual({ name: 'Mira', email: 'mira@example.com' })
      expect(await form.validate({ transform: false })).toEqual({ name: 'Mira', email: 'MIRA@example.com' })
    })

    it('validates one field and keeps the state of the others', async () => {
      const form = await show()
      expect(await form.validate({ name: 'email', silent: true })).toBe(false)
      await expect.poll(messages).toEqual(['Enter an address.'])
      await userEvent.fill(box('Email'), 'mira@example.com')
      expect(await form.validate({ name: ['email'] })).toBeTruthy()
    })

    it('sets, returns and clears errors, all or by name', async () => {
      const form = await show()
      form.setErrors([
        { name: 'name', message: 'One' },
        { name: 'email', message: 'Two' },
      ])
      await expect.poll(messages).toEqual(['One', 'Two'])
      expect(form.getErrors('email')).toEqual([{ name: 'email', message: 'Two', id: box('Email').element().id }])
      expect(form.getErrors(/^na/)).toHaveLength(1)
      expect(form.errors).toHaveLength(2)
      form.setErrors([{ name: 'email', message: 'Three' }], 'email')
      await expect.poll(messages).toEqual(['One', 'Three'])
      form.clear('name')
      await expect.poll(messages).toEqual(['Three'])
      form.clear()
      await expect.poll(messages).toEqual([])
    })

    it('reports which fields are dirty, touched and blurred', async () => {
      const form = await show({ onSubmit: () => {} })
      expect(form.dirty).toBe(false)
      await userEvent.fill(box('Name'), 'Mira')
      await userEvent.tab()
      expect(form.dirty).toBe(true)
      expect([...form.dirtyFields]).toEqual(['name'])
      expect([...form.touchedFields]).toEqual(['name', 'email'])
      expect([...form.blurredFields]).toEqual(['name'])
      await userEvent.fill(box('Email'), 'mira@example.com')
      form.submit()
      await expect.poll(() => form.dirty).toBe(false)
      expect(form.loading).toBe(false)
      expect(form.disabled).toBe(false)
    })
  })

  it('disables every field when it is disabled', async () => {
    await render(
      <Form disabled>
        <Fields />
      </Form>,
    )
    await expect.element(box('Name')).toBeDisabled()
    await expect.element(box('Email')).toBeDisabled()
  })

  it('renders only the field whose error changes', async () => {
    let renders = 0
    function Counted() {
      renders++
      return <Input aria-label="Counted" />
    }
    await render(
      <Form schema={zodSchema}>
        <Fields>
          <Counted />
        </Fields>
      </Form>,
    )
    const before = renders
    await send()
    await expect.poll(messages).toHaveLength(2)
    expect(renders).toBe(before)
  })

  it('ignores events of a form inside a portal', async () => {
    const outer = vi.fn()
    const inner = vi.fn()
    const place = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => place.remove())
    await render(
      <Form onSubmit={outer}>
        {createPortal(
          <Form onSubmit={inner}>
            <Button type="submit" label="Inner" />
          </Form>,
          place,
        )}
      </Form>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Inner' }))
    expect(inner).toHaveBeenCalledOnce()
    expect(outer).not.toHaveBeenCalled()
  })
})
