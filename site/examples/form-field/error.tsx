import { FormField, Input } from '@frond/ui'
import { useState } from 'react'

export default function FormFieldError() {
  const [email, setEmail] = useState('mira.example.com')
  const isInvalid = email !== '' && !email.includes('@')

  return (
    <FormField
      label="Email"
      help="The receipt is sent to this address."
      error={isInvalid && 'Enter a valid email address.'}
      className="w-full max-w-xs"
    >
      <Input type="email" icon="lucide:mail" value={email} onValueChange={setEmail} />
    </FormField>
  )
}
