import { AuthForm, Icon, Link } from '@frond/ui'
import { z } from 'zod'

export const layout = 'page'

const schema = z.object({
  name: z.string().min(1, 'Enter your name.'),
  email: z.email('Enter an address like you@example.com.'),
  password: z.string().min(8, 'Use at least 8 characters.'),
  size: z.string(),
  terms: z.literal(true, 'Accept the terms to go on.'),
})

const points = ['Plan beds on a grid', 'Get reminded to water', 'Share plans with your family']

export default function SignUpPage() {
  return (
    <div className="grid min-h-dvh grid-cols-1 bg-default lg:grid-cols-2">
      <div className="hidden flex-col justify-between bg-muted p-12 lg:flex">
        <Brand />
        <div className="max-w-md">
          <p className="text-3xl font-semibold tracking-tight text-balance text-highlighted">
            Every plant in the right place.
          </p>
          <ul className="mt-8 grid gap-4 text-muted">
            {points.map((point) => (
              <li key={point} className="flex items-center gap-3">
                <Icon name="lucide:circle-check" className="size-5 shrink-0 text-primary" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <p className="text-sm text-muted">Free for up to three beds.</p>
      </div>
      <div className="flex flex-col items-center justify-center gap-8 p-4 py-12 sm:p-8">
        <Brand className="lg:hidden" />
        <AuthForm
          headingLevel={1}
          title="Create an account"
          description="It takes a minute."
          schema={schema}
          fields={[
            { name: 'name', label: 'Name', autoComplete: 'name', required: true },
            { name: 'email', type: 'email', label: 'Email', autoComplete: 'email', required: true },
            {
              name: 'password',
              type: 'password',
              label: 'Password',
              help: 'At least 8 characters.',
              autoComplete: 'new-password',
              required: true,
            },
            {
              name: 'size',
              type: 'select',
              label: 'Size of the garden',
              items: [
                { label: 'A balcony', value: 'balcony' },
                { label: 'Up to 100 m²', value: 'small' },
                { label: 'More than 100 m²', value: 'large' },
              ],
              defaultValue: 'balcony',
            },
            { name: 'terms', type: 'checkbox', label: 'I accept the terms', required: true },
          ]}
          submit={{ label: 'Create the account' }}
          onSubmit={() => new Promise((resolve) => setTimeout(resolve, 1500))}
          footer={
            <>
              Already have an account?{' '}
              <Link to="/examples/auth-form/sign-in" className="font-medium text-primary">
                Sign in
              </Link>
            </>
          }
          className="max-w-sm"
        />
      </div>
    </div>
  )
}

function Brand({ className = '' }: { className?: string }) {
  return (
    <span className={`flex items-center gap-2 text-lg font-semibold text-highlighted ${className}`}>
      <Icon name="lucide:sprout" className="size-6 text-primary" />
      Garden planner
    </span>
  )
}
