// Type tests for Select. Only the compiler checks this file.
import { useState } from 'react'
import { expectTypeOf } from 'vitest'
import { RadioGroup } from './RadioGroup.tsx'
import { Select, type SelectItem } from './Select.tsx'
import { Tabs } from './Tabs.tsx'

const named = [
  { label: 'Ada', value: 'ada' },
  { label: 'Grace', value: 'grace' },
]

export function TextKeys() {
  const [value, setValue] = useState('ada')
  const [several, setSeveral] = useState<string[]>([])
  return (
    <>
      <Select items={named} value={value} onValueChange={setValue} />
      <Select items={[named, named]} value={value} onValueChange={setValue} />
      <Select items={['Apple', 'Pear']} value={value} onValueChange={setValue} />
      <Select multiple items={named} value={several} onValueChange={setSeveral} />
      <Select items={named} value={null} />
      {/* @ts-expect-error With `multiple`, the value is an array. */}
      <Select multiple items={named} value="ada" />
    </>
  )
}

type Plan = 'solo' | 'team'
const plans: { label: string; value: Plan }[] = [{ label: 'Solo', value: 'solo' }]

export function NamedKeys() {
  const [plan, setPlan] = useState<Plan>('solo')
  return (
    <>
      <Select items={plans} value={plan} onValueChange={setPlan} />
      {/* @ts-expect-error No item has this key. */}
      <Select items={plans} value="studio" />
    </>
  )
}

export function NumberedKeys() {
  const [planet, setPlanet] = useState(3)
  const planets = [{ code: 3, name: 'Earth', moons: 1 }]
  return (
    <>
      <Select
        items={planets}
        valueKey="code"
        labelKey="name"
        value={planet}
        onValueChange={setPlanet}
        itemTrailing={({ item }) => item.moons.toFixed()}
      />
      <Select items={[1, 2, 3]} value={planet} onValueChange={(value) => value.toFixed()} />
      {/* @ts-expect-error No item has this field. */}
      <Select items={planets} itemTrailing={({ item }) => item.price} />
    </>
  )
}

// Items that are written in place are inferred exactly.
export function LiteralKeys() {
  const [plan, setPlan] = useState<Plan>('solo')
  const [text, setText] = useState('solo')
  return (
    <>
      <Select items={['solo', 'team']} value={plan} onValueChange={setPlan} />
      <Select items={['solo', 'team']} value={text} onValueChange={setText} />
      <Select
        items={[
          { label: 'Solo', value: 'solo' },
          { label: 'Team', value: 'team' },
        ]}
        value={text}
        onValueChange={setPlan}
      />
      <Select
        multiple
        items={['solo', 'team']}
        onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<Plan[]>()}
      />
    </>
  )
}

export function WrongKeys() {
  const planets = [{ code: 3, name: { en: 'Earth' } }]
  return (
    <>
      <Select items={planets} valueKey="code" labelKey="name.en" />
      {/* @ts-expect-error No item has this field. */}
      <Select items={planets} valueKey="id" labelKey="name.en" />
      {/* @ts-expect-error No item has this field. */}
      <Select items={planets} valueKey="code" labelKey="title" />
      {/* @ts-expect-error No item has this field. */}
      <RadioGroup items={planets} valueKey="id" labelKey="name.en" />
      {/* @ts-expect-error No item has this field. */}
      <Tabs items={planets} valueKey="id" labelKey="name.en" />
    </>
  )
}

// Labels and separators have no value.
const grouped = [
  { type: 'label', label: 'Rocky' },
  { label: 'Earth', value: 3 },
] as const
export const headings = <Select items={grouped} onValueChange={(value) => value.toFixed()} />

// Items may have a custom `type`.
const typed = [{ type: 'planet', label: 'Earth', value: 'earth' }]
export const ownType = <Select items={typed} onValueChange={(value) => value.toUpperCase()} />

const loose: SelectItem[] = [{ label: 'Ada', value: 1 }]
export const looseKeys = (
  <Select
    items={loose}
    onValueChange={(value) => (typeof value === 'number' ? value.toFixed() : value.toUpperCase())}
  />
)

// @ts-expect-error This variant does not exist.
export const unknownVariant = <Select items={named} variant="boxed" />
