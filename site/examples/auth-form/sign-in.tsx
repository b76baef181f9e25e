import { AuthForm, Card, Icon, Link } from '@frond/ui'

export const layout = 'page'

export default function SignInPage() {
  return (
    <div className="flex min-h-dvh flex-col items-center justify-center gap-8 bg-muted p-4 sm:p-8">
      <span className="flex items-center gap-2 text-lg font-semibold text-highlighted">
        <Icon name="lucide:sprout" className="size-6 text-primary" />
        Garden planner
      </span>
      <Card className="w-full max-w-sm">
        <AuthForm
          headingLevel={1}
          title="Sign in"
          description="Welcome back. Your plants are waiting."
          providers={[
            { label: 'Continue with a passkey', icon: 'lucide:key-round' },
            { label: 'Send me a link', icon: 'lucide:mail' },
          ]}
          fields={[
            { name: 'email', type: 'email', label: 'Email', autoComplete: 'email', required: true },
            {
              name: 'password',
              type: 'password',
              label: 'Password',
              autoComplete: 'current-password',
              required: true,
              renderHint: (
                <Link to="#forgot" className="font-medium text-primary">
                  Forgot it?
                </Link>
              ),
            },
            { name: 'remember', type: 'checkbox', label: 'Remember me' },
          ]}
          submit={{ label: 'Sign in' }}
          onSubmit={() => new Promise((resolve) => setTimeout(resolve, 1500))}
        />
      </Card>
      <p className="text-sm text-muted">
        No account yet?{' '}
        <Link to="/examples/auth-form/sign-up" className="font-medium text-primary">
          Sign up
        </Link>
      </p>
    </div>
  )
}
