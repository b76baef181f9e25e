import { AuthForm, useToast } from '@frond/ui'

export default function BasicAuthForm() {
  const toast = useToast()

  return (
    <AuthForm
      title="Sign in"
      description="Use your work address."
      icon="lucide:lock"
      fields={[
        { name: 'email', type: 'email', label: 'Email', autoComplete: 'email', required: true },
        { name: 'password', type: 'password', label: 'Password', autoComplete: 'current-password', required: true },
      ]}
      onSubmit={({ data }) => toast.add({ title: 'Signed in', description: String(data.email) })}
      className="max-w-xs"
    />
  )
}
