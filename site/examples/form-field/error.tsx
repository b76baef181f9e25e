import { FormField, Input } from '@frond/ui'
import { useState } from 'react'

export default function FormFieldError() {
  const [email, setEmail] = useState('mira.example.com')
  const wrong = email !== '' && !email.includes('@')

  return (
    <FormField
      label="Email"
      help="We send the receipt there."
      error={wrong && 'Enter an address with an @.'}
      className="w-full max-w-xs"
    >
      <Input type="email" icon="lucide:mail" value={email} onValueChange={setEmail} />
    </FormField>
  )
}
