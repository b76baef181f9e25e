import type { Answers } from '@frond/pro-server'
import { Badge } from '@frond/ui/badge'
import { Card } from '@frond/ui/card'
import { Empty } from '@frond/ui/empty'
import { useState } from 'react'
import { callPro, type ProProblem, type ProResult } from './call-pro'
import { FocusedHeading } from './FocusedHeading'
import { countSeats, formatDay, formatMoney, planName } from './format'
import { LicenseCard } from './LicenseCard'
import type { PostedSession } from './posted-form'

type Overview = Answers['licenses']
type Receipt = Overview['receipts'][number]

interface ManageOverviewProps {
  /** The licenses at first, and the result of a command that was posted without JavaScript. */
  session: PostedSession
  /** The token of the link has ended. */
  onSignedOut: (problem: ProProblem) => void
}

/** The licenses and receipts of a customer. */
export function ManageOverview({ session, onSignedOut }: ManageOverviewProps) {
  const { manageToken, releases, result: posted } = session
  const [{ licenses, receipts }, setOverview] = useState(session.overview)
  const authorization = `Manage ${manageToken}`

  /** Sends a command, and reads the licenses again if it changed them. */
  async function send<Answer>(path: string, body: object, changes = true): Promise<ProResult<Answer>> {
    const result = await callPro<Answer>(path, { body, authorization })
    if (result.kind === 'problem' && result.problem.code === 'not-signed-in') onSignedOut(result.problem)
    if (result.kind === 'done' && changes) {
      const read = await callPro<Overview>('/licenses', { authorization })
      if (read.kind === 'done') setOverview(read.answer)
    }
    return result
  }

  return (
    <div className="grid gap-6">
      <FocusedHeading>{licenses.length === 1 ? '1 license' : `${licenses.length} licenses`}</FocusedHeading>
      {licenses.length === 0 && (
        <Empty
          icon="lucide:key-round"
          title="No license yet"
          description="A license appears here as soon as its order is paid."
          actions={[{ label: 'Order Pro', to: '/pro/purchase' }]}
        />
      )}
      {licenses.map((license) => (
        <LicenseCard
          key={license.id}
          license={license}
          manageToken={manageToken}
          releases={releases}
          {...(posted?.licenseId === license.id && { posted })}
          send={send}
        />
      ))}
      {receipts.length > 0 && (
        <Card title="Receipts">
          <ul className="divide-y divide-default text-sm">
            {receipts.map((receipt) => (
              <ReceiptRow key={receipt.id} receipt={receipt} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const { number, plan, seats, amountMinor, taxMinor, refundedMinor, currency, paidAt, status } = receipt
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium text-highlighted">{number}</p>
        <p className="text-muted">
          {paidAt && `${formatDay(paidAt)}, `}
          {planName(plan)}, {countSeats(seats)}
        </p>
      </div>
      <div className="text-end tabular-nums">
        <p className="font-medium text-highlighted">{formatMoney(amountMinor, currency)}</p>
        <p className="text-muted">
          {refundedMinor > 0
            ? `${formatMoney(refundedMinor, currency)} refunded`
            : `includes ${formatMoney(taxMinor, currency)} tax`}
        </p>
      </div>
      {status !== 'paid' && <Badge label={status} color="warning" variant="subtle" size="sm" />}
    </li>
  )
}
