import { Button } from '@frond/ui/button'
import { Card } from '@frond/ui/card'
import { Checkbox } from '@frond/ui/checkbox'
import { Form, type FormError } from '@frond/ui/form'
import { FormField } from '@frond/ui/form-field'
import { Input } from '@frond/ui/input'
import { Separator } from '@frond/ui/separator'
import { useToast } from '@frond/ui/use-toast'
import { useState } from 'react'

/** A sign-in form with validation. */
export default function SignIn() {
  const [state, setState] = useState({ email: '' })
  const toast = useToast()

  const validate = ({ email }: typeof state): FormError[] =>
    /^\S+@\S+$/.test(email) ? [] : [{ name: 'email', message: 'Enter an address with an @.' }]

  return (
    <Card title="Welcome back" description="We send a link to your inbox." className="panel">
      {/* Without script, a form of this method stays where it is. */}
      <Form
        method="dialog"
        state={state}
        validate={validate}
        className="grid gap-4"
        onSubmit={() =>
          toast.add({
            title: 'Check your inbox',
            description: 'Or would, if this were more than an example.',
            icon: 'lucide:mail-check',
          })
        }
      >
        <FormField name="email" label="Email">
          <Input
            type="email"
            autoComplete="off"
            placeholder="you@example.com"
            icon="lucide:mail"
            className="w-full"
            value={state.email}
            onValueChange={(email) => setState({ email })}
          />
        </FormField>
        <Checkbox label="Keep me signed in" defaultChecked />
        <Button type="submit" label="Send me a link" block />
      </Form>
      <Separator label="or" className="my-4" />
      <Button
        label="Use a passkey"
        icon="lucide:fingerprint"
        color="neutral"
        variant="outline"
        block
        onClick={() => toast.add({ title: 'Touch your key', icon: 'lucide:fingerprint', color: 'neutral' })}
      />
    </Card>
  )
}
