import { Alert, Button, Card, Checkbox, Form, FormField, Input, Link, Separator } from '@frond/ui'
import { useState } from 'react'
import { z } from 'zod'

export const layout = 'page'

const schema = z.object({
  email: z.email('Enter your email address.'),
  password: z.string().min(1, 'Enter your password.'),
  remember: z.boolean().optional(),
})

/** Simulates your server: it accepts only one password. */
async function signIn({ password }: z.infer<typeof schema>): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 800))
  return password === 'correct horse'
}

export default function SignInPage() {
  const [result, setResult] = useState<'signed-in' | 'refused'>()

  return (
    <div className="flex min-h-dvh items-center justify-center bg-muted p-4">
      <Card className="w-full max-w-sm">
        <Form
          schema={schema}
          className="grid gap-5"
          onSubmit={async ({ data }) => setResult((await signIn(data)) ? 'signed-in' : 'refused')}
        >
          <div className="grid gap-1">
            <h1 className="text-xl font-semibold text-highlighted">Sign in</h1>
            <p className="text-sm text-muted">
              No account yet?{' '}
              <Link to="#sign-up" className="font-medium text-primary">
                Sign up
              </Link>
            </p>
          </div>

          {/* One message for both fields, so that the form does not tell which addresses have an account. */}
          {result === 'refused' && (
            <Alert role="alert" color="error" variant="subtle" title="Email or password is wrong." />
          )}
          {result === 'signed-in' && (
            <Alert role="status" color="success" variant="subtle" title="You are signed in." />
          )}

          <Button label="Continue with a passkey" icon="lucide:key-round" color="neutral" variant="outline" block />
          <Separator label="or" />

          <FormField name="email" label="Email" required>
            <Input type="email" autoComplete="username" className="w-full" />
          </FormField>
          <FormField
            name="password"
            label="Password"
            required
            renderHint={
              <Link to="#reset" className="text-primary">
                Forgot it?
              </Link>
            }
          >
            <Input type="password" autoComplete="current-password" className="w-full" />
          </FormField>
          <FormField name="remember">
            <Checkbox label="Stay signed in" />
          </FormField>
          <Button type="submit" label="Sign in" block loadingAuto />
        </Form>
      </Card>
    </div>
  )
}
