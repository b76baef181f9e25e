import { Button, Empty, Form, FormField, RadioGroup } from '@frond/ui'
import { useState } from 'react'
import type { Account } from '../../account'
import { useAccount } from '../../layouts/account'
import { privatePageMeta } from '../../page-meta'
import { SettingsSection } from '../../parts/SettingsSection'
import { type Cycle, describePrice, findPlan, plans } from '../../plans'
import { useAccountActions } from '../../use-account-actions'

export const meta = () => privatePageMeta('Billing')

const cycleItems = [
  { label: 'Monthly', value: 'monthly' },
  { label: 'Yearly', description: 'Two months free.', value: 'yearly' },
] satisfies { value: Cycle; label: string; description?: string }[]

export default function BillingPage() {
  const account = useAccount()
  const plan = findPlan(account.plan)
  return (
    <>
      <PlanForm account={account} />
      <SettingsSection title="Payment" description={`Your plan: ${plan.title}, ${describePrice(plan, account.cycle)}.`}>
        <Empty
          icon="lucide:credit-card"
          title="No payment method"
          description="Connect your payment provider here. Invoices appear in the same place."
          variant="naked"
        />
      </SettingsSection>
    </>
  )
}

function PlanForm({ account }: { account: Account }) {
  const [state, setState] = useState({ plan: account.plan, cycle: account.cycle })
  const { save } = useAccountActions()
  const isChanged = state.plan !== account.plan || state.cycle !== account.cycle

  return (
    <Form state={state} onSubmit={() => save({ ...account, ...state })}>
      <SettingsSection
        title="Plan"
        description="The new price applies from the next invoice."
        footer={<Button type="submit" label="Change plan" disabled={!isChanged} loadingAuto />}
      >
        <FormField label="Plan" name="plan">
          <RadioGroup
            variant="card"
            items={plans.map((plan) => ({
              label: plan.title,
              description: `${describePrice(plan, state.cycle)} · ${plan.features[0]}`,
              value: plan.id,
            }))}
            value={state.plan}
            onValueChange={(plan) => setState({ ...state, plan })}
          />
        </FormField>
        <FormField label="Billing period" name="cycle">
          <RadioGroup items={cycleItems} value={state.cycle} onValueChange={(cycle) => setState({ ...state, cycle })} />
        </FormField>
      </SettingsSection>
    </Form>
  )
}
