import { Switch } from '@frond/ui'
import { useState } from 'react'

const prices = { monthly: 'Billed each month', yearly: 'Billed once a year, two months free' }

export default function SwitchValues() {
  const [period, setPeriod] = useState<'monthly' | 'yearly'>('yearly')

  return (
    <Switch
      label="Yearly billing"
      description={prices[period]}
      trueValue="yearly"
      falseValue="monthly"
      checked={period}
      onCheckedChange={setPeriod}
    />
  )
}
