import type { RefObject } from 'react'
import type { TextValueOf } from '../../primitives/form/field-text.ts'
import type { ListSelection, ListValue } from '../../primitives/items/list-items.ts'

export type InputMenuMode = 'combobox' | 'autocomplete'

export interface InputMenuHandle {
  /** The native input. */
  readonly inputRef: RefObject<HTMLInputElement | null>
  /** The list, while it is open. */
  readonly viewportRef: RefObject<HTMLDivElement | null>
}

/** What an InputMenu selects: one key, or with `multiple` a list of keys. An autocomplete has its text as value. */
export type InputMenuValue<
  Item,
  ValueKey extends string,
  Multiple extends boolean,
  Mode extends InputMenuMode,
  Modifiers = {},
> = Mode extends 'autocomplete' ? TextValueOf<'text', Modifiers> : ListSelection<ListValue<Item, ValueKey>, Multiple>

/** Where the value can be cleared, it may also be none. */
export type Cleared<Clear, Multiple, Mode> = Clear extends false
  ? never
  : Mode extends 'autocomplete'
    ? never
    : Multiple extends true
      ? never
      : null

/** What was typed or cleared belongs to no item. */
export type ChosenItem<Item, Clear, Mode> = Mode extends 'autocomplete'
  ? Item | undefined
  : Clear extends false
    ? Item
    : Item | undefined
