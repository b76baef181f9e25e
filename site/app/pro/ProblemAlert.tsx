import { Alert } from '@frond/ui/alert'
import type { ButtonProps } from '@frond/ui/button'
import type { ProProblem } from './call-pro'

const findLicense: ButtonProps = { label: 'Find my license', to: '/pro/manage' }
const buy: ButtonProps = { label: 'Buy a license', to: '/pro/purchase' }
const releaseSeat: ButtonProps = { label: 'Release a seat', to: '/pro/manage' }
const newLink: ButtonProps = { label: 'Request a new link', to: '/pro/manage' }

/** What the visitor can do about an error. */
const actions: Readonly<Record<string, readonly ButtonProps[]>> = {
  'license-not-found': [findLicense],
  'license-revoked': [buy],
  'license-expired': [buy],
  'license-suspended': [findLicense],
  'seat-limit-reached': [releaseSeat, { label: 'Buy more seats', to: '/pro/purchase' }],
  'update-window-ended': [buy],
  'not-signed-in': [newLink],
}

/** Problems that pass by themselves. They look less severe. */
const passing = new Set([
  'rate-limited',
  'store-unavailable',
  'in-progress',
  'too-busy',
  'unreachable',
  'release-limit',
])

/** An error of the API, with what to do next. Screen readers announce it. */
export function ProblemAlert({ problem, className }: { problem: ProProblem; className?: string }) {
  const { code, title, detail, retryAfterS } = problem
  const isPassing = passing.has(code)
  return (
    <Alert
      role="alert"
      data-problem={code}
      className={className}
      color={isPassing ? 'warning' : 'error'}
      variant="subtle"
      icon={isPassing ? 'lucide:clock' : 'lucide:circle-alert'}
      title={title}
      description={retryAfterS ? `${detail} You can try again in ${formatWait(retryAfterS)}.` : detail}
      actions={(actions[code] ?? []).map((action) => ({ size: 'xs', color: 'neutral', variant: 'outline', ...action }))}
    />
  )
}

function formatWait(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
