import { Button, Form, FormField, Input, useToast } from '@frond/ui'
import { object, refine, string } from 'superstruct'

const schema = object({
  email: refine(string(), 'email', (value) => value.includes('@') || 'Enter an address such as you@example.com.'),
  password: refine(string(), 'password', (value) => value.length >= 12 || 'Use 12 characters or more.'),
})

export default function SuperstructForm() {
  const toast = useToast()

  return (
    <Form
      schema={schema}
      onSubmit={({ data }) => toast.add({ title: 'Signed in', description: data.email, color: 'success' })}
      className="grid w-full max-w-xs gap-4"
    >
      <FormField name="email" label="Email">
        <Input autoComplete="email" placeholder="you@example.com" />
      </FormField>
      <FormField name="password" label="Password">
        <Input type="password" autoComplete="current-password" />
      </FormField>
      <Button type="submit" label="Sign in" className="justify-self-start" />
    </Form>
  )
}
