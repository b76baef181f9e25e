import type { Answers } from '@frond/pro-server'
import { Icon } from '@frond/ui/icon'
import { useEffect, useState } from 'react'
import { callPro } from './call-pro'

/**
 * Says that no money is paid, if the server runs in test mode. Pages are built before the mode is known, so the line
 * replaces another one of the same height, and nothing moves.
 */
export function TestModeNotice() {
  const [isTest, setIsTest] = useState(false)
  useEffect(() => {
    void callPro<Answers['plans']>('/plans').then((result) => {
      setIsTest(result.kind === 'done' && result.answer.mode === 'test')
    })
  }, [])
  const look = 'flex min-h-14 items-center gap-3 rounded-lg px-4 py-2 text-sm text-pretty ring ring-inset'
  return isTest ? (
    <p key="test" className={`${look} bg-warning/10 text-highlighted ring-warning/25`}>
      <Icon name="lucide:flask-conical" className="size-5 shrink-0 text-warning" />
      <span>
        <strong className="font-semibold">Test mode.</strong> Only test cards work here, and no money is paid.
      </span>
    </p>
  ) : (
    <p key="live" className={`${look} bg-default text-muted ring-default`}>
      <Icon name="lucide:shield-check" className="size-5 shrink-0 text-primary" />
      <span>Paid once. No subscription, and a refund within 30 days.</span>
    </p>
  )
}
