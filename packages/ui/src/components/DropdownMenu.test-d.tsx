import { describe, expectTypeOf, it } from 'vitest'
import { DropdownMenu, type DropdownMenuItem } from './DropdownMenu.tsx'

const people = [
  { name: 'Ada', age: 36 },
  { name: 'Alan', age: 41 },
]

describe('DropdownMenu', () => {
  it('passes the caller’s item type to the slots, from a list or from groups', () => {
    void (
      <DropdownMenu
        items={people}
        labelKey="name"
        itemTrailing={({ item, index, active }) => {
          expectTypeOf(item).toEqualTypeOf<{ name: string; age: number }>()
          expectTypeOf(index).toEqualTypeOf<number>()
          expectTypeOf(active).toEqualTypeOf<boolean>()
          return item.age
        }}
      />
    )
    void (
      <DropdownMenu
        items={[people, people]}
        itemLabel={({ item }) => {
          expectTypeOf(item).toEqualTypeOf<{ name: string; age: number }>()
          return item.name
        }}
      />
    )
  })

  it('checks the fields of items', () => {
    const items: DropdownMenuItem[] = [
      { label: 'Edit', onSelect: (event) => event.preventDefault() },
      { label: 'Share', children: [[{ label: 'Mail', to: '/mail' }]] },
      { type: 'checkbox', checked: true, onCheckedChange: (checked) => expectTypeOf(checked).toEqualTypeOf<boolean>() },
      // @ts-expect-error There is no such type.
      { type: 'slider' },
    ]
    void (<DropdownMenu items={items} />)
    // @ts-expect-error There is no such part.
    void (<DropdownMenu items={items} ui={{ itme: 'x' }} />)
  })
})
