import type { ReactNode } from 'react'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { Button } from '../components/Button.tsx'
import { FormField } from '../components/FormField.tsx'
import { Input } from '../components/Input.tsx'

/** A form with two fields and a button. */
export function Fields({ children }: { children?: ReactNode }) {
  return (
    <>
      <FormField name="name" label="Name">
        <Input />
      </FormField>
      <FormField name="email" label="Email">
        <Input />
      </FormField>
      {children}
      <Button type="submit" label="Send" />
    </>
  )
}

/** A schema for the two fields. It also transforms one of them. */
export const zodSchema = z.object({
  name: z.string().min(1, 'Enter your name.'),
  email: z.email('Enter an address.').transform((email) => email.toLowerCase()),
})

export const box = (name: string) => page.getByRole('textbox', { name })
export const send = () => userEvent.click(page.getByRole('button', { name: 'Send' }))
export const messages = () =>
  [...document.querySelectorAll('[data-slot="error"]')].map((element) => element.textContent)
