import { Alert, AuthForm, Link } from '@frond/ui'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { signInSchema } from '../account'
import { ApiError, signIn } from '../api'
import { privatePageMeta } from '../page-meta'
import { refreshSession } from '../session'

export const meta = () => privatePageMeta('Sign in')

export default function SignInPage() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [problem, setProblem] = useState<string>()

  async function send(data: z.infer<typeof signInSchema>) {
    setProblem(undefined)
    try {
      await signIn(data)
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'The sign-in failed. Try again.')
      return
    }
    await refreshSession()
    await navigate(toAccountPath(params.get('next')), { replace: true })
  }

  return (
    <AuthForm
      headingLevel={1}
      title="Sign in"
      description="Welcome back. See what ran last night."
      schema={signInSchema}
      fields={[
        { name: 'email', type: 'email', label: 'Email', autoComplete: 'email', required: true, size: 'lg' },
        {
          name: 'password',
          type: 'password',
          label: 'Password',
          autoComplete: 'current-password',
          required: true,
          size: 'lg',
        },
      ]}
      validation={problem && <Alert color="error" variant="subtle" icon="lucide:circle-alert" title={problem} />}
      submit={{ label: 'Sign in', size: 'lg' }}
      onSubmit={({ data }) => send(data)}
      footer={
        <>
          No account yet?{' '}
          <Link to="/sign-up" className="font-medium text-primary">
            Sign up
          </Link>
        </>
      }
      className="max-w-sm"
    />
  )
}

/** Only a page of the account: an address of another site would make the sign-in page an open redirect. */
function toAccountPath(next: string | null): string {
  return next !== null && /^\/account(?:\/[a-z]+)?$/.test(next) ? next : '/account'
}
