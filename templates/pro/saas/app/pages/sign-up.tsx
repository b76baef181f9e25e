import { Alert, AuthForm, type AuthFormHandle, Badge, Link } from '@frond/ui'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { signUpSchema } from '../account'
import { ApiError, signUp } from '../api'
import { privatePageMeta } from '../page-meta'
import { describePrice, findPlan, freePlan, toCycle } from '../plans'
import { refreshSession } from '../session'

export const meta = () => privatePageMeta('Sign up')

export default function SignUpPage() {
  const navigate = useNavigate()
  const { plan, cycle } = useChosenPlan()
  const form = useRef<AuthFormHandle>(null)
  const [problem, setProblem] = useState<string>()

  async function send({ name, email, password }: z.infer<typeof signUpSchema>) {
    setProblem(undefined)
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    try {
      await signUp({ name, email, password, timeZone, plan: plan.id, cycle, topics: ['missed', 'recovered'] })
    } catch (error) {
      if (error instanceof ApiError && error.field)
        form.current?.formRef.current?.setErrors([{ name: error.field, message: error.message }])
      else setProblem('The account could not be created. Try again.')
      return
    }
    await refreshSession()
    await navigate('/account', { replace: true })
  }

  return (
    <AuthForm
      handleRef={form}
      headingLevel={1}
      title="Create an account"
      renderDescription={
        <span className="mt-1 flex flex-wrap items-center justify-center gap-2">
          <Badge label={`${plan.title}: ${describePrice(plan, cycle)}`} variant="subtle" className="rounded-full" />
          <Link to="/pricing" className="font-medium text-primary">
            Change the plan
          </Link>
        </span>
      }
      schema={signUpSchema}
      fields={[
        { name: 'name', label: 'Name', autoComplete: 'name', required: true, size: 'lg' },
        { name: 'email', type: 'email', label: 'Email', autoComplete: 'email', required: true, size: 'lg' },
        {
          name: 'password',
          type: 'password',
          label: 'Password',
          help: 'At least 8 characters.',
          autoComplete: 'new-password',
          required: true,
          size: 'lg',
        },
        { name: 'terms', type: 'checkbox', label: 'I accept the terms' },
      ]}
      validation={problem && <Alert color="error" variant="subtle" icon="lucide:circle-alert" title={problem} />}
      submit={{ label: 'Create account', size: 'lg' }}
      onSubmit={({ data }) => send(data)}
      footer={
        <>
          Already have an account?{' '}
          <Link to="/sign-in" className="font-medium text-primary">
            Sign in
          </Link>
        </>
      }
      className="max-w-sm"
    />
  )
}

/** The plan from the address. The HTML shows the free plan, because the build does not know the address. */
function useChosenPlan() {
  const [params] = useSearchParams()
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
    ? { plan: findPlan(params.get('plan')), cycle: toCycle(params.get('cycle')) }
    : { plan: freePlan, cycle: toCycle(null) }
}
