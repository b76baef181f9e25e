import type { ReactNode } from 'react'
import { fillText } from '../../system/fill-text.ts'
import { fillSlot } from '../../system/slots.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import type { ListFieldOptions, ListSearchOptions } from './list-props.ts'
import type { ItemSlots } from './list-view.tsx'

/** The options that the list in the popup reads. */
export type PopupOptions<Item, Part extends string> = ItemSlots<Item, Part> &
  Pick<
    ListFieldOptions<Item, Part>,
    | 'arrow'
    | 'content'
    | 'contentBottom'
    | 'contentTop'
    | 'loading'
    | 'loadingIcon'
    | 'onHighlight'
    | 'onLoadMore'
    | 'portal'
    | 'selectedIcon'
    | 'virtualize'
  > &
  Pick<
    ListSearchOptions<Item, Part>,
    'createItem' | 'createItemLabel' | 'filterFields' | 'highlightOnHover' | 'ignoreFilter'
  > & { size: string }

type FieldOption =
  | Exclude<keyof ListFieldOptions<unknown, string> | keyof ListSearchOptions<unknown, string>, 'disabled'>
  | 'autoComplete'
  | 'children'
  | 'className'
  | 'clear'
  | 'clearIcon'
  | 'defaultValue'
  | 'deleteIcon'
  | 'handleRef'
  | 'mode'
  | 'multiple'
  | 'onRemoveTag'
  | 'onValueChange'
  | 'openOnClick'
  | 'openOnFocus'
  | 'ref'
  | 'render'
  | 'renderLeading'
  | 'renderTrailing'
  | 'searchInput'
  | 'size'
  | 'tagsItemDelete'
  | 'tagsItemText'
  | 'ui'
  | 'value'
  | 'valueKey'
  | 'valueModifiers'
  | 'variant'

/** All options of Select, SelectMenu and InputMenu. The other props are attributes of the button or input. */
export const fieldOptions: Readonly<Record<FieldOption, true>> = {
  arrow: true,
  autoComplete: true,
  autoFocus: true,
  autofocusDelay: true,
  avatar: true,
  children: true,
  className: true,
  clear: true,
  clearIcon: true,
  color: true,
  content: true,
  contentBottom: true,
  contentTop: true,
  createItem: true,
  createItemLabel: true,
  defaultOpen: true,
  defaultSearchTerm: true,
  defaultValue: true,
  deleteIcon: true,
  descriptionKey: true,
  empty: true,
  filterFields: true,
  fixed: true,
  handleRef: true,
  highlight: true,
  highlightOnHover: true,
  icon: true,
  ignoreFilter: true,
  item: true,
  itemDescription: true,
  itemLabel: true,
  itemLeading: true,
  itemTrailing: true,
  items: true,
  labelKey: true,
  leading: true,
  leadingIcon: true,
  loading: true,
  loadingIcon: true,
  mode: true,
  multiple: true,
  name: true,
  onChange: true,
  onClear: true,
  onCreate: true,
  onHighlight: true,
  onLoadMore: true,
  onOpenChange: true,
  onRemoveTag: true,
  onSearchTermChange: true,
  onValueChange: true,
  open: true,
  openOnClick: true,
  openOnFocus: true,
  placeholder: true,
  portal: true,
  ref: true,
  render: true,
  renderLeading: true,
  renderTrailing: true,
  required: true,
  resetSearchTermOnBlur: true,
  resetSearchTermOnSelect: true,
  resetValueOnClear: true,
  searchInput: true,
  searchTerm: true,
  selectedIcon: true,
  size: true,
  tagsItemDelete: true,
  tagsItemText: true,
  trailing: true,
  trailingIcon: true,
  ui: true,
  value: true,
  valueKey: true,
  valueModifiers: true,
  variant: true,
  virtualize: true,
}

interface SearchTexts {
  readonly create: string
  readonly noData: string
  readonly noMatch: string
}

/** The text of the row that creates an item from the search term. */
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

/** The content of a searchable list without rows. */
export function emptyTextOf<Part extends string>(
  empty: ListSearchOptions<unknown, Part>['empty'],
  texts: Pick<SearchTexts, 'noData' | 'noMatch'>,
  term: string,
  /** Whether there are items and the term filters them. */
  isSearched: boolean,
  classes: Classes<Part>,
): ReactNode {
  if (empty !== undefined) return fillSlot(empty, { searchTerm: term, ui: classes })
  return isSearched && term.trim() !== '' ? texts.noMatch : texts.noData
}
