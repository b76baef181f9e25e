// Checked by the compiler alone: what callers of Tabs may write.
import { useState } from 'react'
import { Tabs, type TabsItem } from './Tabs.tsx'

const plain = [{ label: 'Account' }, { label: 'Team' }]
const named = [
  { label: 'Account', value: 'account' },
  { label: 'Team', value: 'team' },
]

export function TextKeys() {
  const [value, setValue] = useState('account')
  return (
    <>
      <Tabs items={named} value={value} onValueChange={setValue} />
      <Tabs items={plain} value={value} onValueChange={setValue} />
    </>
  )
}

type Section = 'account' | 'team'
const sections: { label: string; value: Section }[] = [{ label: 'Account', value: 'account' }]

export function NamedKeys() {
  const [section, setSection] = useState<Section>('account')
  return (
    <>
      <Tabs items={sections} value={section} onValueChange={setSection} />
      {/* @ts-expect-error No item has this key. */}
      <Tabs items={sections} value="billing" />
    </>
  )
}

export function NumberedKeys() {
  const [plan, setPlan] = useState(10)
  const plans = [{ id: 10, title: 'Solo' }]
  return (
    <Tabs
      items={plans}
      valueKey="id"
      labelKey="title"
      value={plan}
      onValueChange={setPlan}
      renderContent={({ item }) => item.title}
    />
  )
}

// Items that may or may not have a value of either kind give either kind.
const loose: TabsItem[] = [{ label: 'Account', value: 1 }]
export const looseKeys = (
  <Tabs items={loose} onValueChange={(value) => (typeof value === 'number' ? value.toFixed() : value.toUpperCase())} />
)

export const byIndex = <Tabs items={plain} defaultValue={1} />

// @ts-expect-error There is no such variant.
export const unknownVariant = <Tabs items={plain} variant="boxed" />

export const badges = (
  <Tabs
    items={[
      { label: 'New', badge: 0 },
      { label: 'Late', badge: { label: 3, color: 'error' } },
      // @ts-expect-error A badge has no such colour.
      { label: 'Odd', badge: { label: 3, color: 'pink' } },
    ]}
  />
)
