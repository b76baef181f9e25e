import type { Answers } from '@frond/pro-server'
import { Alert } from '@frond/ui/alert'
import { Button } from '@frond/ui/button'
import { Card } from '@frond/ui/card'
import { Icon } from '@frond/ui/icon'
import { Progress } from '@frond/ui/progress'
import { useEffect, useState } from 'react'
import { callPro, type ProProblem } from '../call-pro'
import { findClaim } from '../claims'
import { CopyButton } from '../CopyButton'
import { Facts } from '../Facts'
import { FocusedHeading } from '../FocusedHeading'
import { countSeats, formatDay, formatMoney, planName } from '../format'
import type { PostedClaim } from '../posted-form'
import { ProblemAlert } from '../ProblemAlert'
import { ShowKeyForm } from '../ShowKeyForm'

type Order = Answers['purchase']

/** Waits between questions about a payment. They add up to two minutes. */
const waits = [1, 2, 3, ...Array.from({ length: 22 }, () => 5)]
const isOpen = ({ status }: Order) => status === 'created' || status === 'pending'
const isUnknown = ({ code }: ProProblem) => code === 'purchase-not-found'

type State =
  | { readonly kind: 'waiting' }
  /** The payment has not arrived within two minutes. */
  | { readonly kind: 'late' }
  /** This tab did not start the order. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'problem'; readonly problem: ProProblem }

/** Asks for the purchase until it is paid, and then shows the license key once. */
export default function PurchaseComplete({ posted }: { posted?: PostedClaim }) {
  const [state, setState] = useState<State>(() => toState(posted))

  useEffect(() => {
    if (toState(posted).kind !== 'waiting') return
    const leaving = new AbortController()
    const id = posted?.fields.purchase ?? new URLSearchParams(location.search).get('purchase') ?? ''
    const token = posted?.fields.claim ?? findClaim(id)
    void (token ? followPurchase(id, token, leaving.signal) : Promise.resolve<State>({ kind: 'unknown' })).then(
      (found) => {
        if (!leaving.signal.aborted) setState(found)
      },
    )
    return () => leaving.abort()
  }, [posted])

  // As tall as a notice, so that the page does not shift when one replaces the waiting state.
  return (
    <Card className="min-h-46" ui={{ body: 'grid gap-6' }}>
      {renderState(state, posted)}
    </Card>
  )
}

function toState(posted: PostedClaim | undefined): State {
  if (posted?.purchase) return isOpen(posted.purchase) ? { kind: 'waiting' } : { kind: 'order', order: posted.purchase }
  if (posted?.problem)
    return isUnknown(posted.problem) ? { kind: 'unknown' } : { kind: 'problem', problem: posted.problem }
  return { kind: 'waiting' }
}

async function followPurchase(id: string, token: string, signal: AbortSignal): Promise<State> {
  for (const wait of waits) {
    const result = await callPro<Order>(`/purchases/${encodeURIComponent(id)}`, {
      authorization: `Claim ${token}`,
      signal,
    })
    if (result.kind === 'problem' && isUnknown(result.problem)) return { kind: 'unknown' }
    const isPassing = result.kind === 'problem' && (result.problem.retryAfterS || result.problem.code === 'unreachable')
    if (result.kind === 'problem' && !isPassing) return result
    if (result.kind === 'done' && !isOpen(result.answer)) return { kind: 'order', order: result.answer }
    await new Promise((resolve) => setTimeout(resolve, wait * 1000))
    if (signal.aborted) break
  }
  return { kind: 'late' }
}

function renderState(state: State, posted: PostedClaim | undefined) {
  switch (state.kind) {
    case 'waiting':
      return (
        <div role="status" className="grid gap-4">
          <p className="font-medium text-highlighted">Waiting for the payment …</p>
          <Progress size="sm" aria-label="Waiting for the payment" />
          <p className="text-sm text-muted">This takes a few seconds. You can leave the page: the key is mailed too.</p>
          {posted && (
            <ShowKeyForm
              purchaseId={posted.fields.purchase ?? ''}
              claimToken={posted.fields.claim ?? ''}
              label="Check again"
            />
          )}
        </div>
      )
    case 'late':
      return (
        <Notice
          icon="lucide:clock"
          title="The payment is still pending"
          description="Some payment methods take longer. The key is sent by mail as soon as the payment arrives."
        />
      )
    case 'unknown':
      return (
        <Notice
          icon="lucide:mail"
          title="The key is in your mail"
          description="This page shows a key only in the tab in which it was ordered. If you paid, it was sent to your mail address."
        />
      )
    case 'problem':
      return <ProblemAlert problem={state.problem} />
    case 'order':
      return <Result order={state.order} isPosted={posted !== undefined} />
    default:
      return state satisfies never
  }
}

function Notice(props: { icon: string; title: string; description: string }) {
  return (
    <Alert
      role="status"
      color="neutral"
      variant="subtle"
      {...props}
      actions={[
        { label: 'Find my license', to: '/pro/manage', size: 'xs', color: 'neutral', variant: 'outline' },
        { label: 'Activate', to: '/pro/activate', size: 'xs', color: 'neutral', variant: 'outline' },
      ]}
    />
  )
}

/** Orders that end without a license that can be used. */
const ends: Partial<Record<Order['status'], readonly [title: string, description: string]>> = {
  closed: ['The order was cancelled', 'Nothing was paid. You can order again at any time.'],
  refunded: ['The order was refunded', 'Its license has ended.'],
  disputed: ['The payment is disputed', 'The license is suspended until the dispute is resolved.'],
  mismatch: ['The payment needs a check', 'The paid amount differs from the order. We write to you by mail.'],
}

function Result({ order, isPosted }: { order: Order; isPosted: boolean }) {
  const { number, plan, seats, amountMinor, currency, license, status } = order
  const end = ends[status]
  if (end || !license)
    return <Notice icon="lucide:circle-alert" title={end?.[0] ?? 'No license yet'} description={end?.[1] ?? ''} />
  const { key, keyHint, updatesUntil } = license
  return (
    <>
      <div className="flex items-start gap-4">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-success/10 text-success ring ring-success/25 ring-inset">
          <Icon name="lucide:check" className="size-5" />
        </span>
        <div>
          <FocusedHeading>Thank you for your order</FocusedHeading>
          <p className="mt-1 text-sm text-muted">The receipt is on its way to your mail address.</p>
        </div>
      </div>
      {key ? (
        <NewKey licenseKey={key} isPosted={isPosted} />
      ) : (
        <Notice
          icon="lucide:eye-off"
          title="The key was shown before"
          description={`A key is shown once. It is in your mail too, and ends with ${keyHint.slice(-4)}.`}
        />
      )}
      <Facts
        facts={[
          ['Order', number],
          ['Plan', `${planName(plan)}, ${countSeats(seats)}`],
          ['Paid', formatMoney(amountMinor, currency)],
          ['Updates until', formatDay(updatesUntil)],
        ]}
      />
    </>
  )
}

function NewKey({ licenseKey, isPosted }: { licenseKey: string; isPosted: boolean }) {
  return (
    <section aria-label="License key" className="grid gap-3">
      <h3 className="font-semibold text-highlighted">Your license key</h3>
      <code
        data-license-key
        className="block rounded-lg bg-muted px-4 py-3 text-center font-mono text-sm wrap-anywhere text-highlighted ring ring-accented ring-inset select-all"
      >
        {licenseKey}
      </code>
      <p className="text-sm text-muted">It is shown only now. A mail with the same key is on its way.</p>
      <div className="flex flex-wrap gap-2">
        {isPosted ? (
          // Without JavaScript, the key would stay in the address.
          <form method="post" action="/pro/activate">
            <input type="hidden" name="key" value={licenseKey} />
            <Button type="submit" label="Activate now" trailingIcon="lucide:arrow-right" />
          </form>
        ) : (
          // The part after # is not sent to the server, and the page removes it from the address.
          <Button label="Activate now" trailingIcon="lucide:arrow-right" to={`/pro/activate#key=${licenseKey}`} />
        )}
        <CopyButton text={licenseKey} label="Copy key" copied="The key is copied." />
      </div>
    </section>
  )
}
