import { Alert, AuthForm } from '@frond/ui'
import { useState } from 'react'
import { z } from 'zod'

const schema = z.object({
  email: z.email('Enter an address like you@example.com.'),
  password: z.string().min(8, 'Use at least 8 characters.'),
})

export default function AuthFormValidation() {
  const [failed, setFailed] = useState(false)

  return (
    <AuthForm
      title="Sign in"
      schema={schema}
      fields={[
        { name: 'email', type: 'email', label: 'Email', autoComplete: 'email', required: true },
        { name: 'password', type: 'password', label: 'Password', autoComplete: 'current-password', required: true },
      ]}
      validation={
        failed && (
          <Alert color="error" variant="soft" icon="lucide:circle-x" title="Address and password do not match." />
        )
      }
      onSubmit={async () => {
        setFailed(false)
        await new Promise((resolve) => setTimeout(resolve, 1000))
        setFailed(true)
      }}
      className="max-w-xs"
    />
  )
}
