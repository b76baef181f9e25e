import type { Answers } from '@frond/pro-server'
import { isEmail } from '@frond/pro-server/holder'
import { MAX_SEATS, plans, priceOrder, type Plan } from '@frond/pro-server/plans'
import { Alert } from '@frond/ui/alert'
import { Button } from '@frond/ui/button'
import { Card } from '@frond/ui/card'
import { Form, type FormError, type FormHandle } from '@frond/ui/form'
import { FormField } from '@frond/ui/form-field'
import { Input } from '@frond/ui/input'
import { InputNumber } from '@frond/ui/input-number'
import { RadioGroup } from '@frond/ui/radio-group'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { callPro, createIdempotencyKey } from '../call-pro'
import { rememberClaim } from '../claims'
import { countSeats, formatMoney } from '../format'
import { Ordered } from '../Ordered'
import { toFormErrors, type PostedOrder } from '../posted-form'
import { ProblemAlert } from '../ProblemAlert'
import { TestModeNotice } from '../TestModeNotice'
import { toOwnAddress } from '../to-own-address'

interface Order {
  readonly plan: string
  readonly seats: number | null
  readonly email: string
}

const recommended = plans.find(({ id }) => id === 'team')!

function findPlan(id: string): Plan {
  return plans.find((plan) => plan.id === id) ?? recommended
}

function validate({ plan: id, seats, email }: Order): FormError[] {
  const plan = findPlan(id)
  const errors: FormError[] = []
  if (!priceOrder(plan, seats ?? 0))
    errors.push({ name: 'seats', message: `This plan has ${plan.seats} to ${MAX_SEATS} seats.` })
  if (!isEmail(email.trim())) errors.push({ name: 'email', message: 'Enter a mail address, such as name@example.com.' })
  return errors
}

function toOrder(posted: PostedOrder | undefined): Order {
  const { id, seats } = findPlan(posted?.fields.plan ?? '')
  return { plan: id, seats: Math.max(seats, Number(posted?.fields.seats) || 0), email: posted?.fields.email ?? '' }
}

/** The order form. It starts the checkout and sends the visitor to the payment page. */
export default function Purchase({ posted }: { posted?: PostedOrder }) {
  return posted?.checkout ? <Ordered checkout={posted.checkout} /> : <OrderForm {...(posted && { posted })} />
}

function OrderForm({ posted }: { posted?: PostedOrder }) {
  const [order, setOrder] = useState<Order>(() => toOrder(posted))
  const [problem, setProblem] = useState(posted?.problem)
  const [isCancelled, setIsCancelled] = useState(false)
  const form = useRef<FormHandle>(null)
  // A retry after a lost answer continues the same order.
  const command = useRef('')

  function change(changed: Partial<Order>): void {
    command.current = ''
    setProblem(undefined)
    setOrder((current) => ({ ...current, ...changed }))
  }

  useEffect(() => {
    const query = new URLSearchParams(location.search)
    setIsCancelled(query.has('cancelled'))
    const chosen = plans.find(({ id }) => id === query.get('plan'))
    if (chosen) setOrder((current) => ({ ...current, plan: chosen.id, seats: chosen.seats }))
  }, [])

  async function checkOut(): Promise<void> {
    command.current ||= createIdempotencyKey()
    const { plan, seats, email } = order
    const body = { plan, seats, email: email.trim() }
    const result = await callPro<Answers['checkout']>('/checkout', { body, idempotencyKey: command.current })
    if (result.kind === 'problem') {
      setProblem(result.problem)
      const errors = toFormErrors(result.problem)
      if (errors.length > 0) form.current?.setErrors(errors)
      return
    }
    const { purchase, claimToken, redirectUrl } = result.answer
    rememberClaim(purchase.id, claimToken)
    location.assign(toOwnAddress(redirectUrl))
  }

  return (
    <div className="grid gap-4">
      {isCancelled && <Cancelled />}
      <TestModeNotice />
      <Card>
        <Form
          handleRef={form}
          state={order}
          validate={validate}
          {...(posted?.errors && { errors: posted.errors })}
          onSubmit={checkOut}
          className="grid gap-6"
          aria-label="Order Pro"
        >
          <PlanFields order={order} onChange={change} />
          <FormField name="email" label="Mail address" help="The key and the receipt are sent here.">
            <Input
              type="email"
              size="lg"
              className="w-full"
              placeholder="you@example.com"
              autoComplete="email"
              icon="lucide:mail"
              value={order.email}
              onValueChange={(email) => change({ email })}
            />
          </FormField>
          <Total plan={findPlan(order.plan)} seats={order.seats} />
          {problem && <ProblemAlert problem={problem} />}
          <Button type="submit" size="lg" label="Continue to payment" icon="lucide:lock-keyhole" block loadingAuto />
          <Consent />
        </Form>
      </Card>
    </div>
  )
}

interface PlanFieldsProps {
  order: Order
  onChange: (changed: Partial<Order>) => void
}

const subscribeToNothing = () => () => {}

function PlanFields({ order, onChange }: PlanFieldsProps) {
  const plan = findPlan(order.plan)
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return (
    <>
      <RadioGroup
        legend="Plan"
        name="plan"
        variant="card"
        items={plans.map(({ id, name, amountMinor, currency, seats, updateMonths }) => ({
          value: id,
          label: `${name}, ${formatMoney(amountMinor, currency)}`,
          description: `${countSeats(seats)}, ${updateMonths} months of updates`,
        }))}
        value={order.plan}
        onValueChange={(id) => onChange({ plan: id, seats: findPlan(id).seats })}
      />
      {plan.extraSeatMinor !== undefined && (
        <FormField
          name="seats"
          label="Seats"
          help={`${plan.seats} are included. Each further seat costs ${formatMoney(plan.extraSeatMinor, plan.currency)}.`}
        >
          {isHydrated ? (
            <InputNumber
              className="w-full"
              size="lg"
              min={plan.seats}
              max={MAX_SEATS}
              value={order.seats}
              onValueChange={(seats) => onChange({ seats })}
            />
          ) : (
            // Without JavaScript, InputNumber would always post its first number.
            <Input type="number" className="w-full" size="lg" max={MAX_SEATS} defaultValue={String(order.seats)} />
          )}
        </FormField>
      )}
    </>
  )
}

function Cancelled() {
  return (
    <Alert
      role="status"
      color="neutral"
      variant="subtle"
      icon="lucide:circle-slash"
      title="The payment was cancelled"
      description="Nothing was paid. You can order again at any time."
    />
  )
}

function Total({ plan, seats }: { plan: Plan; seats: number | null }) {
  const price = priceOrder(plan, seats ?? 0)
  return (
    <p
      aria-live="polite"
      className="flex items-baseline justify-between gap-4 border-t border-default pt-5 text-highlighted"
    >
      <span className="font-medium">
        Total
        {price && <span className="ms-2 text-sm font-normal text-muted">paid once, {countSeats(price.seats)}</span>}
      </span>
      <span className="text-2xl font-semibold tabular-nums">
        {price ? formatMoney(price.amountMinor, plan.currency) : '–'}
      </span>
    </p>
  )
}

function Consent() {
  return (
    <p className="text-center text-xs text-pretty text-muted">
      By ordering you agree to the{' '}
      <a className="underline hover:text-highlighted" href="/pro/terms">
        terms of sale
      </a>{' '}
      and the{' '}
      <a className="underline hover:text-highlighted" href="/pro/license">
        Pro license
      </a>
      .
    </p>
  )
}
