import { Button, Form, FormField, Input, type FormError } from '@frond/ui'
import { useActionState } from 'react'

interface SubscribeState {
  subscribed?: string
  errors: FormError[]
}

async function subscribe(_: SubscribeState, data: FormData): Promise<SubscribeState> {
  await new Promise((resolve) => setTimeout(resolve, 800))
  const email = String(data.get('email'))
  if (!email.includes('@')) return { errors: [{ name: 'email', message: 'Enter a valid email address.' }] }
  return { subscribed: email, errors: [] }
}

export default function FormAction() {
  const [{ subscribed, errors }, action] = useActionState(subscribe, { errors: [] })

  return (
    <Form action={action} errors={errors} className="grid w-full max-w-xs gap-4">
      <FormField name="email" label="Email" help={subscribed && `A confirmation was sent to ${subscribed}.`}>
        <Input autoComplete="email" />
      </FormField>
      <Button type="submit" label="Subscribe" loadingAuto className="justify-self-start" />
    </Form>
  )
}
