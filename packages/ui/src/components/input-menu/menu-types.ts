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

/** The value of an InputMenu: one key, an array of keys with `multiple`, or the text of an autocomplete. */
export type InputMenuValue<
  Item,
  ValueKey extends string,
  Multiple extends boolean,
  Mode extends InputMenuMode,
  Modifiers = {},
> = Mode extends 'autocomplete' ? TextValueOf<'text', Modifiers> : ListSelection<ListValue<Item, ValueKey>, Multiple>

/** The value can be `null` if the user can clear it. */
export type Cleared<Clear, Multiple, Mode> = Clear extends false
  ? never
  : Mode extends 'autocomplete'
    ? never
    : Multiple extends true
      ? never
      : null

/** Typed or cleared values have no item. */
export type ChosenItem<Item, Clear, Mode> = Mode extends 'autocomplete'
  ? Item | undefined
  : Clear extends false
    ? Item
    : Item | undefined
