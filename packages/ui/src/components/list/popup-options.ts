import type { ReactNode } from 'react'
import { fillText } from '../../system/fill-text.ts'
import { fillSlot } from '../../system/slots.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import type { ListFieldOptions, ListSearchOptions } from './list-props.ts'
import type { ItemSlots } from './list-view.tsx'

/** What a field takes for its list alone. */
export type PopupOptions<Item, Part extends string> = ItemSlots<Item, Part> &
  Pick<
    ListFieldOptions<Item, Part>,
    | 'arrow'
    | 'content'
    | 'contentBottom'
    | 'contentTop'
    | 'onHighlight'
    | 'onLoadMore'
    | 'portal'
    | 'selectedIcon'
    | 'virtualize'
  > &
  Pick<
    ListSearchOptions<Item, Part>,
    'createItem' | 'createItemLabel' | 'filterFields' | 'highlightOnHover' | 'ignoreFilter'
  >

/** To part the props of a field into those of its list and the rest. */
export const popupOptions: Readonly<Record<keyof PopupOptions<unknown, string>, true>> = {
  arrow: true,
  content: true,
  contentBottom: true,
  contentTop: true,
  createItem: true,
  createItemLabel: true,
  filterFields: true,
  highlightOnHover: true,
  ignoreFilter: true,
  item: true,
  itemDescription: true,
  itemLabel: true,
  itemLeading: true,
  itemTrailing: true,
  onHighlight: true,
  onLoadMore: true,
  portal: true,
  selectedIcon: true,
  virtualize: true,
}

interface SearchTexts {
  readonly create: string
  readonly noData: string
  readonly noMatch: string
}

/** The text of the row that adds what was searched for. */
export function createLabelOf<Item, Part extends string>(
  { createItem, createItemLabel }: PopupOptions<Item, Part>,
  texts: SearchTexts,
  term: string,
  classes: Classes<Part>,
): ReactNode {
  if (!createItem) return undefined
  const text = term.trim()
  return createItemLabel === undefined
    ? fillText(texts.create, { label: text })
    : fillSlot(createItemLabel, { item: text, ui: classes })
}

/** What a list that can be searched says where it shows no items. */
export function emptyTextOf<Part extends string>(
  empty: ListSearchOptions<unknown, Part>['empty'],
  texts: SearchTexts,
  term: string,
  /** Whether there is something to search, and it is searched. */
  isSearched: boolean,
  classes: Classes<Part>,
): ReactNode {
  if (empty !== undefined) return fillSlot(empty, { searchTerm: term, ui: classes })
  return isSearched && term.trim() !== '' ? texts.noMatch : texts.noData
}
