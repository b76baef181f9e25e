import { Button, Form, FormField, Input, type FormError } from '@frond/ui'
import { useActionState } from 'react'

interface Answer {
  subscribed?: string
  errors: FormError[]
}

async function subscribe(_: Answer, data: FormData): Promise<Answer> {
  await new Promise((resolve) => setTimeout(resolve, 800))
  const email = String(data.get('email'))
  if (!email.includes('@')) return { errors: [{ name: 'email', message: 'Enter an address with an @.' }] }
  return { subscribed: email, errors: [] }
}

export default function FormAction() {
  const [{ subscribed, errors }, action] = useActionState(subscribe, { errors: [] })

  return (
    <Form action={action} errors={errors} className="grid w-full max-w-xs gap-4">
      <FormField name="email" label="Email" help={subscribed && `We write to ${subscribed}.`}>
        <Input autoComplete="email" />
      </FormField>
      <Button type="submit" label="Subscribe" loadingAuto className="justify-self-start" />
    </Form>
  )
}
