'use client'

import type { RefObject } from 'react'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { listOf, type Entry, type ListFields, type ListItems } from '../items/list-items.ts'
import { findFilled } from '../text/typeahead.ts'
import { chooseItem } from './choose-item.ts'
import { useSelection, type ListChangeEvent, type ListModifiers, type Selection } from './use-selection.ts'

/** The props of a component with a list that define the items and what is selected. */
export interface ListControlProps<Item> extends ListFields {
  readonly items?: ListItems<Item> | undefined
  readonly multiple?: boolean | undefined
  readonly value?: unknown
  readonly defaultValue?: unknown
  readonly onValueChange?: ((value: never, item: never) => void) | undefined
  readonly onChange?: ((event: ListChangeEvent) => void) | undefined
  readonly name?: string | undefined
  readonly valueModifiers?: ListModifiers | undefined
  readonly loading?: boolean | undefined
  readonly onLoadMore?: (() => void) | undefined
  readonly ignoreFilter?: boolean | undefined
  readonly createItem?: unknown
}

/** The items of a list and what is selected of them. */
export interface ListControl<Item, Element extends HTMLElement = HTMLElement> {
  readonly componentName: string
  readonly frond: FrondContextValue
  readonly items: ListItems<Item>
  readonly fields: ListFields
  readonly multiple: boolean
  readonly selection: Selection<Item>
  /** The element that the form around sees as the field. */
  readonly element: RefObject<Element | null>
  /** All rows. They are created on first use, so call this in event handlers only. */
  readonly entries: () => readonly Entry<Item>[]
  /** Selects an item, or with `multiple` toggles it. Returns `false` if the item prevented the choice. */
  readonly choose: (entry: Entry<Item>) => boolean
  /** Selects the item that the browser filled in. Returns whether there is one. */
  readonly fill: (text: string) => boolean
}

const noItems: readonly never[] = []

interface ListControlOptions {
  /** The value is free text, so it need not be the key of an item. @default false */
  isFreeText?: boolean
}

export function useListControl<Item, Element extends HTMLElement>(
  componentName: string,
  frond: FrondContextValue,
  props: ListControlProps<Item>,
  { isFreeText = false }: ListControlOptions = {},
): ListControl<Item, Element> {
  const { items = noItems, valueKey, labelKey, descriptionKey } = props
  const multiple = (props.multiple ?? false) && !isFreeText
  const fields = { valueKey, labelKey, descriptionKey }
  const selection = useSelection<Item, Element>({
    componentName,
    frond,
    items,
    fields,
    multiple,
    // The selected items may be missing from `items`, because the server searches or more items follow.
    isPartial: isFreeText || Boolean(props.loading || props.onLoadMore || props.ignoreFilter || props.createItem),
    name: props.name,
    value: props.value,
    defaultValue: props.defaultValue,
    modifiers: props.valueModifiers,
    onValueChange: props.onValueChange,
    onChange: props.onChange,
  })
  const entries = () => listOf(componentName, items, fields).entries

  return {
    componentName,
    frond,
    items,
    fields,
    multiple,
    selection,
    element: selection.element,
    entries,
    choose(entry) {
      if (!chooseItem(entry)) return false
      if (multiple || !selection.isSelected(entry)) selection.pick(entry)
      return true
    },
    fill(text) {
      const found = findFilled(text, entries())
      if (found) selection.pick(found)
      return found !== undefined
    },
  }
}
