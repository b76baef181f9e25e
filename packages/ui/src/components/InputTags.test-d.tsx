// Type tests for InputTags. Only the compiler checks this file.
import { useState } from 'react'
import { expectTypeOf } from 'vitest'
import { InputTags } from './InputTags.tsx'

interface Person {
  name: string
}

export function Texts() {
  const [tags, setTags] = useState<string[]>([])
  return (
    <>
      <InputTags value={tags} onValueChange={setTags} />
      <InputTags defaultValue={['a']} onAddTag={(tag) => expectTypeOf(tag).toEqualTypeOf<string>()} />
      <InputTags onValueChange={setTags} onInvalid={(text, reason) => `${text} ${reason}`} />
    </>
  )
}

export function People() {
  const [people, setPeople] = useState<Person[]>([])
  return (
    <InputTags
      value={people}
      onValueChange={setPeople}
      convertValue={(name) => (name.length > 1 ? { name } : undefined)}
      displayValue={(person) => person.name}
      itemText={({ item, index }) => {
        expectTypeOf(item).toEqualTypeOf<Person>()
        return `${index} ${item.name}`
      }}
    />
  )
}

// @ts-expect-error The tags are people, not numbers.
export const wrong = <InputTags<Person> value={[1]} />
