// Checked by the compiler alone: what callers of RadioGroup may write.
import { useState } from 'react'
import { RadioGroup } from './RadioGroup.tsx'

const plans = [
  { label: 'Solo', value: 'solo' },
  { label: 'Team', value: 'team' },
]
type Plan = 'solo' | 'team'
const typed: { label: string; value: Plan }[] = [{ label: 'Solo', value: 'solo' }]

export function Objects() {
  const [plan, setPlan] = useState('solo')
  const [exact, setExact] = useState<Plan>('solo')
  return (
    <>
      <RadioGroup items={plans} value={plan} onValueChange={setPlan} />
      <RadioGroup items={typed} value={exact} onValueChange={setExact} />
      {/* @ts-expect-error No item has this key. */}
      <RadioGroup items={typed} value="large" />
    </>
  )
}

export function Texts() {
  const [size, setSize] = useState<'s' | 'm'>('s')
  const [any, setAny] = useState('s')
  return (
    <>
      <RadioGroup items={['s', 'm'] as const} value={size} onValueChange={setSize} />
      <RadioGroup items={['s', 'm']} value={any} onValueChange={setAny} />
    </>
  )
}

export function OwnShape() {
  const rooms = [{ id: 3, title: 'Attic', beds: 2 }]
  return (
    <RadioGroup
      items={rooms}
      valueKey="id"
      labelKey="title"
      description={({ item, value }) => `${item.beds} beds, ${value === item.id ? 'chosen' : 'free'}`}
      onValueChange={(id, room) => id.toFixed(room.beds)}
    />
  )
}
