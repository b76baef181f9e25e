// Checked by the compiler alone: what callers of CheckboxGroup may write.
import { useState } from 'react'
import { CheckboxGroup } from './CheckboxGroup.tsx'

type Topping = 'basil' | 'olives'
const toppings: { label: string; value: Topping }[] = [{ label: 'Basil', value: 'basil' }]

export function Objects() {
  const [chosen, setChosen] = useState<Topping[]>(['basil'])
  return (
    <>
      <CheckboxGroup items={toppings} value={chosen} onValueChange={setChosen} />
      {/* @ts-expect-error No item has this key. */}
      <CheckboxGroup items={toppings} value={['ham']} />
    </>
  )
}

export function Texts() {
  const [days, setDays] = useState(['Monday'])
  return <CheckboxGroup items={['Monday', 'Friday']} value={days} onValueChange={setDays} />
}

export function OwnShape() {
  const rooms = [{ id: 3, title: 'Attic', beds: 2 }]
  return (
    <CheckboxGroup
      items={rooms}
      valueKey="id"
      labelKey="title"
      description={({ item }) => `${item.beds} beds`}
      onValueChange={(ids, room) => ids.map((id) => id.toFixed(room.beds))}
    />
  )
}
