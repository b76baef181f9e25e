import { AuthForm, Link, useToast } from '@frond/ui'

export default function AuthFormProviders() {
  const toast = useToast()

  return (
    <AuthForm
      title="Welcome back"
      icon="lucide:sprout"
      description={'Sign in to see your garden.'}
      providers={[
        {
          label: 'Continue with a passkey',
          icon: 'lucide:key-round',
          onClick: () => toast.add({ title: 'Looking for a passkey' }),
        },
        {
          label: 'Send me a link',
          icon: 'lucide:mail',
          onClick: () => toast.add({ title: 'Link sent' }),
        },
      ]}
      fields={[
        { name: 'email', type: 'email', label: 'Email', placeholder: 'you@example.com', autoComplete: 'email' },
        {
          name: 'password',
          type: 'password',
          label: 'Password',
          autoComplete: 'current-password',
          renderHint: (
            <Link to="#forgot" className="font-medium text-primary">
              Forgot it?
            </Link>
          ),
        },
        { name: 'remember', type: 'checkbox', label: 'Remember me' },
      ]}
      submit={{ label: 'Sign in' }}
      footer={
        <>
          No account yet?{' '}
          <Link to="#sign-up" className="font-medium text-primary">
            Sign up
          </Link>
        </>
      }
      className="max-w-sm"
    />
  )
}
