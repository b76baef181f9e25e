import type { Answers } from '@frond/pro-server'
import { testCards } from '@frond/pro-server/test-cards'
import { Alert } from '@frond/ui/alert'
import { Button } from '@frond/ui/button'
import { Card } from '@frond/ui/card'
import { Form } from '@frond/ui/form'
import { FormField } from '@frond/ui/form-field'
import { Input } from '@frond/ui/input'
import { Skeleton } from '@frond/ui/skeleton'
import { useEffect, useState } from 'react'
import { callPro, type ProProblem } from '../call-pro'
import { Facts } from '../Facts'
import { FocusedHeading } from '../FocusedHeading'
import { countSeats, formatMoney, planName } from '../format'
import type { PostedPayment } from '../posted-form'
import { ProblemAlert } from '../ProblemAlert'
import { toOwnAddress } from '../to-own-address'

type Session = Answers['sandboxSession']

const cards = [
  { label: 'Pays', number: testCards.pays },
  { label: 'Declined', number: testCards.declined },
  { label: 'Needs confirmation', number: testCards.needsConfirmation },
  { label: 'Pays later', number: testCards.paysLater },
]

interface SandboxCheckoutProps {
  session: string
  /** Absent if the page was rendered without the API. */
  order?: Session
  posted?: PostedPayment
}

/** The payment page of test mode. It takes the place of the page of a payment provider. */
export default function SandboxCheckout({ session: id, order, posted }: SandboxCheckoutProps) {
  const [session, setSession] = useState(order)
  const [problem, setProblem] = useState<ProProblem>()

  useEffect(() => {
    if (order) return
    void callPro<Session>(`/sandbox/${encodeURIComponent(id)}`).then((result) => {
      if (result.kind === 'done') setSession(result.answer)
      else setProblem(result.problem)
    })
  }, [id, order])

  if (session) return <Checkout session={session} {...(posted && { posted })} />
  return (
    <Card>
      {problem?.code === 'not-found' ? (
        <Alert
          role="alert"
          color="error"
          variant="subtle"
          icon="lucide:circle-alert"
          title="There is no such payment"
          description="The address is wrong, or this server does not run in test mode."
          actions={[{ label: 'Order Pro', to: '/pro/purchase', size: 'xs', color: 'neutral', variant: 'outline' }]}
        />
      ) : problem ? (
        <ProblemAlert problem={problem} />
      ) : (
        <div role="status" aria-label="Loading the order" className="grid gap-4">
          <Skeleton className="h-28" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      )}
    </Card>
  )
}

function Checkout({ session, posted }: { session: Session; posted?: PostedPayment }) {
  const [card, setCard] = useState<string>(posted?.fields.card ?? testCards.pays)
  const [isConfirming, setIsConfirming] = useState(posted?.isConfirming ?? false)
  const [problem, setProblem] = useState(posted?.problem)

  async function act(body: { action: 'pay' | 'confirm'; card: string } | { action: 'cancel' }): Promise<void> {
    setProblem(undefined)
    const result = await callPro<Answers['sandbox']>(`/sandbox/${session.id}`, { body })
    if (result.kind === 'problem') {
      setIsConfirming(false)
      setProblem(result.problem)
    } else if (result.answer.status === 'confirm') setIsConfirming(true)
    else location.assign(toOwnAddress(result.answer.redirectUrl))
  }

  const amount = formatMoney(session.amountMinor, session.currency)
  return (
    <Card ui={{ body: 'grid gap-6' }}>
      <Facts
        facts={[
          ['Order', session.number],
          ['Plan', `${planName(session.plan)}, ${countSeats(session.seats)}`],
          ['Total', amount],
        ]}
      />
      {session.status !== 'open' ? (
        <Alert
          role="status"
          color="neutral"
          variant="subtle"
          icon="lucide:circle-check"
          title="This checkout is closed"
          description="It was paid or cancelled before."
          actions={[
            { label: 'Find my license', to: '/pro/manage', size: 'xs', color: 'neutral', variant: 'outline' },
            { label: 'Order again', to: '/pro/purchase', size: 'xs', color: 'neutral', variant: 'outline' },
          ]}
        />
      ) : isConfirming ? (
        <Form aria-label="Confirmation" className="grid gap-4" onSubmit={() => act({ action: 'confirm', card })}>
          <input type="hidden" name="action" value="confirm" />
          <input type="hidden" name="card" value={card} />
          <FocusedHeading>Confirm the payment</FocusedHeading>
          <p className="text-sm text-muted">
            A real bank would ask you now, for example in its app. Do you pay {amount}?
          </p>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" label="Confirm" loadingAuto />
            <Button label="Back" color="neutral" variant="outline" onClick={() => setIsConfirming(false)} />
          </div>
        </Form>
      ) : (
        <Form
          aria-label="Payment"
          state={{ card }}
          onSubmit={() => act({ action: 'pay', card })}
          className="grid gap-5"
        >
          <FormField name="card" label="Card number" help="Type a number or choose one below.">
            <Input
              size="lg"
              className="w-full font-mono"
              inputMode="numeric"
              autoComplete="off"
              icon="lucide:credit-card"
              value={card}
              onValueChange={setCard}
            />
          </FormField>
          <div role="group" aria-label="Test cards" className="flex flex-wrap gap-2">
            {cards.map(({ label, number }) => (
              <Button
                key={number}
                label={label}
                size="xs"
                color={card === number ? 'primary' : 'neutral'}
                variant={card === number ? 'subtle' : 'outline'}
                aria-pressed={card === number}
                onClick={() => setCard(number)}
              />
            ))}
          </div>
          {problem && <ProblemAlert problem={problem} />}
          <Button type="submit" size="lg" label={`Pay ${amount}`} icon="lucide:lock-keyhole" block loadingAuto />
          <Button
            type="submit"
            name="action"
            value="cancel"
            label="Cancel"
            color="neutral"
            variant="ghost"
            block
            onClick={(event) => {
              event.preventDefault()
              void act({ action: 'cancel' })
            }}
          />
        </Form>
      )}
    </Card>
  )
}
