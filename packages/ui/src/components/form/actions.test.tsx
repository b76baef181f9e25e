import { createRef, useActionState, type RefObject } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { box, Fields, messages, send, zodSchema } from '../../testing/form-fields.tsx'
import { nextFrames } from '../../testing/frames.ts'
import { withoutMotion } from '../../testing/motion.ts'
import { Button } from '../Button.tsx'
import { Form, type FormError, type FormHandle } from '../Form.tsx'
import { FormField } from '../FormField.tsx'
import { Input } from '../Input.tsx'

describe('Form', () => {
  withoutMotion()

  describe('as a native form', () => {
    function catchPost(): { posts: (string | null)[][] } {
      const posts: (string | null)[][] = []
      // Registered after React's listener, so that it sees whether the browser would continue with the submission.
      const listener = (event: SubmitEvent) => {
        if (event.defaultPrevented) return
        event.preventDefault()
        const data = new FormData(event.target as HTMLFormElement, event.submitter)
        posts.push([...data].map(([name, value]) => `${name}=${String(value)}`))
      }
      window.addEventListener('submit', listener)
      onTestFinished(() => window.removeEventListener('submit', listener))
      return { posts }
    }

    it('is submitted to its action without JavaScript', () => {
      const html = renderToString(
        <Form action="/subscribe" schema={zodSchema}>
          <Input name="email" required />
        </Form>,
      )
      expect(html).toMatch(/^<form [^>]*action="\/subscribe" method="post"/)
      expect(html).not.toContain('novalidate')
      expect(html).toContain('required=""')
    })

    it('validates first, then lets the browser submit it', async () => {
      const { posts } = catchPost()
      await render(
        <Form action="/subscribe" schema={zodSchema}>
          <Fields />
        </Form>,
      )
      await send()
      await expect.poll(messages).toHaveLength(2)
      expect(posts).toEqual([])
      await userEvent.fill(box('Name'), 'Mira')
      await userEvent.fill(box('Email'), 'mira@example.com')
      await send()
      await expect.poll(() => posts).toEqual([['name=Mira', 'email=mira@example.com']])
    })

    it('submits with the pressed button, even after asynchronous validation', async () => {
      const { posts } = catchPost()
      const submit = vi.fn()
      await render(
        <Form action="/subscribe" validate={async () => []} onSubmit={submit}>
          <Input name="name" aria-label="Name" defaultValue="Mira" />
          <Button type="submit" name="intent" value="draft" loadingAuto label="Send" />
        </Form>,
      )
      await send()
      await expect.poll(() => posts).toEqual([['name=Mira', 'intent=draft']])
      expect(submit).toHaveBeenCalledOnce()
    })

    it('does not submit if onSubmit prevents the default', async () => {
      const { posts } = catchPost()
      await render(
        <Form action="/subscribe" onSubmit={(event) => event.preventDefault()}>
          <Fields />
        </Form>,
      )
      await send()
      await nextFrames()
      expect(posts).toEqual([])
    })

    it('uses native validation without a schema', async () => {
      const submit = vi.fn()
      await render(
        <Form onSubmit={submit}>
          <Input name="name" aria-label="Name" required />
          <Button type="submit" label="Send" />
        </Form>,
      )
      await send()
      expect(submit).not.toHaveBeenCalled()
      await expect.element(box('Name')).toHaveFocus()
    })

    it('clears its errors on reset', async () => {
      await render(
        <Form schema={zodSchema}>
          <Fields>
            <Button type="reset" label="Reset" />
          </Fields>
        </Form>,
      )
      await userEvent.fill(box('Name'), 'Mira')
      await send()
      await expect.poll(messages).toEqual(['Enter an address.'])
      await userEvent.click(page.getByRole('button', { name: 'Reset' }))
      await expect.poll(messages).toEqual([])
      await expect.element(box('Name')).toHaveValue('')
    })
  })

  describe('with a function as its action', () => {
    it('validates first, then runs it, and is loading until it ends', async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const sent: unknown[] = []
      await render(
        <Form
          schema={zodSchema}
          action={async (data: FormData) => {
            sent.push(data.get('name'))
            await promise
          }}
        >
          <FormField name="name" label="Name">
            <Input />
          </FormField>
          <FormField name="email" label="Email">
            <Input />
          </FormField>
          <Button type="submit" loadingAuto label="Send" />
        </Form>,
      )
      await send()
      await expect.poll(messages).toHaveLength(2)
      expect(sent).toEqual([])
      await userEvent.fill(box('Name'), 'Mira')
      await userEvent.fill(box('Email'), 'mira@example.com')
      await send()
      await expect.poll(() => sent).toEqual(['Mira'])
      await expect.element(box('Name')).toBeDisabled()
      await expect.element(page.getByRole('button')).toHaveAttribute('aria-busy', 'true')
      resolve()
      await expect.element(box('Name')).toBeEnabled()
    })

    it('waits for an asynchronous validator', async () => {
      const sent: unknown[] = []
      await render(
        <Form validate={async () => []} action={(data: FormData) => void sent.push(data.get('name'))}>
          <Fields />
        </Form>,
      )
      await userEvent.fill(box('Name'), 'Mira')
      await send()
      await expect.poll(() => sent).toEqual(['Mira'])
    })

    it('shows the errors that useActionState returns', async () => {
      async function subscribe(_: FormError[], data: FormData): Promise<FormError[]> {
        await new Promise((resolve) => setTimeout(resolve, 10))
        return data.get('email') === 'mira@example.com' ? [{ name: 'email', message: 'It is taken.' }] : []
      }
      function Owner() {
        const [errors, action] = useActionState(subscribe, [])
        return (
          <Form action={action} errors={errors}>
            <Fields />
          </Form>
        )
      }
      await render(<Owner />)
      await userEvent.fill(box('Email'), 'mira@example.com')
      await send()
      await expect.poll(messages).toEqual(['It is taken.'])
      await expect.element(box('Email')).toHaveFocus()
    })

    it('renders initial errors on the server', () => {
      const html = renderToString(
        <Form errors={[{ name: 'email', message: 'It is taken.' }]}>
          <Fields />
        </Form>,
      )
      expect(html).toContain('It is taken.')
      expect(html).toContain('aria-invalid="true"')
    })
  })

  describe('with a nested form', () => {
    const person = z.object({ name: z.string().min(1, 'Enter your name.') })
    const address = z.object({ street: z.string().min(1, 'Enter a street.') })

    function Nested({
      handle,
      onSubmit,
      onError,
    }: {
      handle?: RefObject<FormHandle | null>
      onSubmit?: (data: unknown) => void
      onError?: (errors: unknown) => void
    }) {
      return (
        <Form
          schema={person}
          handleRef={handle}
          onSubmit={({ data }) => onSubmit?.(data)}
          onError={({ errors }) => onError?.(errors)}
        >
          <FormField name="name" label="Name">
            <Input />
          </FormField>
          <Form nested name="address" schema={address}>
            <FormField name="street" label="Street">
              <Input />
            </FormField>
          </Form>
          <Button type="submit" label="Send" />
        </Form>
      )
    }

    it('validates both, with the names of the inner form below its own name', async () => {
      const fail = vi.fn()
      await render(<Nested onError={fail} />)
      expect(document.querySelectorAll('form')).toHaveLength(1)
      await send()
      await expect.poll(messages).toEqual(['Enter your name.', 'Enter a street.'])
      expect(fail.mock.calls[0]![0]).toEqual([
        { name: 'name', message: 'Enter your name.', id: box('Name').element().id },
        { name: 'address.street', message: 'Enter a street.', id: box('Street').element().id },
      ])
    })

    it('passes each form its own values', async () => {
      const submit = vi.fn()
      await render(<Nested onSubmit={submit} />)
      await userEvent.fill(box('Name'), 'Mira')
      await userEvent.fill(box('Street'), 'Fern Road')
      await send()
      await expect.poll(() => submit.mock.calls).toEqual([[{ name: 'Mira', address: { street: 'Fern Road' } }]])
    })

    it('validates only the inner form on input', async () => {
      await render(<Nested />)
      await userEvent.click(box('Street'))
      await userEvent.tab({ shift: true })
      await expect.poll(messages).toEqual(['Enter a street.'])
    })

    it('focuses an error in the inner form, and passes errors to it', async () => {
      const handle = createRef<FormHandle>()
      await render(<Nested handle={handle} />)
      await userEvent.fill(box('Name'), 'Mira')
      await send()
      await expect.element(box('Street')).toHaveFocus()
      handle.current!.setErrors([{ name: 'address.street', message: 'No such street.' }])
      await expect.poll(messages).toEqual(['No such street.'])
      handle.current!.clear()
      await expect.poll(messages).toEqual([])
    })

    it('warns about a form in a form without nested, and about nested without an outer form', async () => {
      const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
      const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
      await render(<Form nested>Text</Form>)
      await render(
        <Form>
          <Form>Text</Form>
        </Form>,
      )
      const warnings = warning.mock.calls.flat().join('\n')
      expect(warnings).toContain('not inside a Form')
      expect(warnings).toContain('Add `nested`')
      warning.mockRestore()
      complaint.mockRestore()
    })
  })
})
