import { Button, Form, FormField, Input, useToast } from '@frond/ui'
import * as v from 'valibot'

const schema = v.object({
  email: v.pipe(v.string(), v.email('Enter an address such as you@example.com.')),
  password: v.pipe(v.string(), v.minLength(12, 'Use 12 characters or more.')),
})

export default function ValibotForm() {
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
