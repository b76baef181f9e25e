// Type tests for SelectMenu. Only the compiler checks this file.
import { useState } from 'react'
import { SelectMenu } from './SelectMenu.tsx'

const people = [
  { id: 1, name: 'Ada', mail: 'ada@example.com' },
  { id: 2, name: 'Grace', mail: 'grace@example.com' },
]

export function Keys() {
  const [person, setPerson] = useState(1)
  const [perhaps, setPerhaps] = useState<number | null>(null)
  const [several, setSeveral] = useState<number[]>([])
  return (
    <>
      <SelectMenu items={people} valueKey="id" labelKey="name" value={person} onValueChange={setPerson} />
      <SelectMenu items={people} valueKey="id" labelKey="name" value={perhaps} onValueChange={setPerhaps} clear />
      <SelectMenu items={people} valueKey="id" clear={{ size: 'xs' }} value={perhaps} onValueChange={setPerhaps} />
      <SelectMenu items={people} valueKey="id" multiple clear value={several} onValueChange={setSeveral} />
      <SelectMenu
        items={[people, people]}
        valueKey="id"
        filterFields={['name', 'mail']}
        onValueChange={(_, item) => item.mail.length}
        itemTrailing={({ item }) => item.mail}
      />
      {/* @ts-expect-error With `clear`, the value can be null. */}
      <SelectMenu items={people} valueKey="id" value={person} onValueChange={setPerson} clear />
      {/* @ts-expect-error A cleared value has no item. */}
      <SelectMenu items={people} valueKey="id" clear onValueChange={(_, item) => item.mail} />
    </>
  )
}
