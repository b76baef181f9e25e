import { Button, Form, FormField, Input, useToast } from '@frond/ui'
import Joi from 'joi'

const schema = Joi.object<{ email: string; password: string }>({
  email: Joi.string().email({ tlds: false }).required().messages({ '*': 'Enter an address such as you@example.com.' }),
  password: Joi.string().min(12).required().messages({ '*': 'Use 12 characters or more.' }),
}).options({ abortEarly: false })

export default function JoiForm() {
  const toast = useToast()

  return (
    <Form
      schema={schema}
      onSubmit={() => toast.add({ title: 'Signed in', color: 'success' })}
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
