import { Button, Form, FormField, Input, useToast, type FormHandle } from '@frond/ui'
import { useRef } from 'react'

/** Simulates a server that knows which names are taken. */
async function register(name: string) {
  await new Promise((resolve) => setTimeout(resolve, 1000))
  return name === 'fern' ? 'This name is already taken.' : undefined
}

export default function ServerErrors() {
  const form = useRef<FormHandle>(null)
  const toast = useToast()

  return (
    <Form
      handleRef={form}
      onSubmit={async ({ data }) => {
        const message = await register(String(data.username))
        if (message) form.current?.setErrors([{ name: 'username', message }])
        else toast.add({ title: 'Welcome', description: String(data.username), color: 'success' })
      }}
      className="grid w-full max-w-xs gap-4"
    >
      <FormField name="username" label="Username" required>
        <Input defaultValue="fern" autoComplete="off" />
      </FormField>
      <Button type="submit" label="Register" loadingAuto className="justify-self-start" />
    </Form>
  )
}
