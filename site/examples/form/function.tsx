import { Button, Form, FormField, Input, useToast, type FormError } from '@frond/ui'
import { useState } from 'react'

export default function FormWithFunction() {
  const [state, setState] = useState({ password: '', repeated: '' })
  const toast = useToast()

  const validate = ({ password, repeated }: typeof state): FormError[] => {
    const errors: FormError[] = []
    if (password.length < 12) errors.push({ name: 'password', message: 'Use 12 characters or more.' })
    if (repeated !== password) errors.push({ name: 'repeated', message: 'Enter the same password again.' })
    return errors
  }

  return (
    <Form
      state={state}
      validate={validate}
      onSubmit={() => toast.add({ title: 'Password changed', color: 'success' })}
      className="grid w-full max-w-xs grid-cols-1 gap-4"
    >
      <FormField name="password" label="New password">
        <Input
          type="password"
          autoComplete="new-password"
          value={state.password}
          onValueChange={(password) => setState({ ...state, password })}
        />
      </FormField>
      <FormField name="repeated" label="Confirm password">
        <Input
          type="password"
          autoComplete="new-password"
          value={state.repeated}
          onValueChange={(repeated) => setState({ ...state, repeated })}
        />
      </FormField>
      <Button type="submit" label="Change password" className="justify-self-start" />
    </Form>
  )
}
