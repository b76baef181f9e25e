'use client'

import type { Editor, Range } from '@tiptap/core'
import { useLayoutEffect, useMemo, useRef, type HTMLAttributes, type MouseEvent, type Ref, type RefObject } from 'react'
import { listOf, type Entry, type ListFields, type ListItems } from '../../primitives/items/list-items.ts'
import { filterList } from '../../primitives/list/filter-list.ts'
import { useList, type ListState } from '../../primitives/list/use-list.ts'
import type { PopupAnchor, PopupPlacement } from '../../primitives/popup/place-popup.ts'
import { Popup } from '../../primitives/popup/popup.tsx'
import { usePresence } from '../../primitives/presence/use-presence.ts'
import type { ClassValue } from '../../system/component-override.ts'
import type { FrondContextValue, PortalTarget } from '../../system/frond-context.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import { ListView, type ItemSlots, type ListPart } from '../list/list-view.tsx'
import { itemHeights } from '../list/popup-list.tsx'
import { useRowView } from '../list/use-row-view.ts'
import { useEditorAround } from './editor-context.ts'
import { useSuggestion, type EditorSuggestionOptions, type SuggestionMatch } from './use-suggestion.ts'

/** The parts of a menu of the editor. */
export type EditorMenuPart = ListPart | 'content' | 'viewport'

/** The props of all menus of the editor. */
export interface EditorMenuOptions<Item>
  extends ItemSlots<Item, EditorMenuPart>, Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'content' | 'children'> {
  /** The editor. @default the editor around the menu */
  editor?: Editor | null
  /** Largest number of items. @default 42 */
  limit?: number
  /** When the menu opens: options of the suggestions of Tiptap. They are read once. */
  suggestion?: EditorSuggestionOptions
  /** Placement of the menu. @default { side: 'bottom', align: 'start' } */
  content?: PopupPlacement
  /** Where the menu is rendered: `true` for the portal of `<App>`, `false` for next to the editor, or an element or selector. @default true */
  portal?: PortalTarget
  /** Classes for the menu. */
  className?: ClassValue
  ref?: Ref<HTMLDivElement>
}

/** The props of a menu after its defaults are applied. */
interface ResolvedMenuOptions<Item> extends Omit<EditorMenuOptions<Item>, 'limit' | 'portal' | 'className'> {
  items?: ListItems<Item>
  char: string
  pluginKey: string
  size: string
  filterFields: readonly string[]
  /** Shows all items, whatever was typed. */
  ignoreFilter?: boolean
  limit: number
  portal: PortalTarget
}

interface SuggestionListProps<Item> {
  componentName: string
  /** `data-slot` of the menu. */
  slot: string
  frond: FrondContextValue
  fields: ListFields
  classes: Classes<EditorMenuPart>
  options: ResolvedMenuOptions<Item>
  /** Called when an item is chosen. `range` is the typed text, which the item replaces. */
  onChoose: (editor: Editor, item: Item, range: Range) => void
  /** Called with the text after the character. */
  onQueryChange?: ((query: string) => void) | undefined
}

/** A list of suggestions beside the cursor, which opens when the user types a character. The focus stays in the text. */
export function SuggestionList<Item>(props: SuggestionListProps<Item>) {
  const { options, fields, onQueryChange } = props
  const { char, pluginKey, items = [], filterFields, limit } = options
  const editor = useEditorAround(options.editor)
  const list = useRef<ListState<Item>>(null)
  const { match, dismiss } = useSuggestion({
    editor,
    char,
    pluginKey,
    options: options.suggestion,
    onKeyDown: (event) => takeKey(event, list.current, choose),
  })

  const query = match?.query ?? ''
  const reported = useRef('')
  useLayoutEffect(() => {
    if (reported.current === query) return
    reported.current = query
    onQueryChange?.(query)
  }, [query, onQueryChange])
  const all = listOf(props.componentName, items, fields)
  const term = options.ignoreFilter ? '' : query
  const rows = useMemo(
    () => limitRows(filterList(all, term, filterFields, fields.labelKey), limit),
    // The fields are compared by value, because callers write the array inline.
    // oxlint-disable-next-line react/exhaustive-deps
    [all, term, filterFields.join('|'), fields.labelKey, limit],
  )

  const open = match !== null && rows.length > 0
  const { present, leave } = usePresence(open)
  // The popup keeps its content while it fades out.
  const shown = useRef<{ match: SuggestionMatch; rows: readonly Entry<Item>[] }>(null)
  if (open) shown.current = { match, rows }

  function choose(entry: Entry<Item>, event: Event): void {
    if (!editor || !match || entry.disabled) return
    const { onSelect } = entry.item as { onSelect?: (event: Event) => void }
    onSelect?.(event)
    if (!event.defaultPrevented) props.onChoose(editor, entry.item, match.range)
  }

  if (!present || !shown.current || !editor) return null
  return (
    <SuggestionPopup
      {...props}
      editor={editor}
      open={open}
      match={shown.current.match}
      rows={shown.current.rows}
      isGrouped={all.sections > 1}
      list={list}
      onGone={leave}
      onDismiss={dismiss}
      onPick={choose}
    />
  )
}

interface SuggestionPopupProps<Item> extends SuggestionListProps<Item> {
  editor: Editor
  open: boolean
  match: SuggestionMatch
  rows: readonly Entry<Item>[]
  isGrouped: boolean
  list: RefObject<ListState<Item> | null>
  onGone: () => void
  onDismiss: () => void
  onPick: (entry: Entry<Item>, event: Event) => void
}

function SuggestionPopup<Item>(props: SuggestionPopupProps<Item>) {
  const { editor, open, match, rows, fields, classes, onPick } = props
  const {
    editor: _editor,
    items: _items,
    char: _char,
    pluginKey: _pluginKey,
    filterFields: _filterFields,
    ignoreFilter: _ignoreFilter,
    limit: _limit,
    suggestion: _suggestion,
    size,
    portal,
    content,
    item,
    itemLeading,
    itemLabel,
    itemDescription,
    itemTrailing,
    ref,
    ...attributes
  } = props.options
  const anchor = useRef<PopupAnchor>(match.anchor)
  const control = useRef<HTMLElement>(editor.view.dom)
  const list = useList({
    rows,
    initial: 'first',
    term: match.query,
    highlightsMatch: 'always',
    loop: true,
    virtualize: 'auto',
    itemHeight: itemHeights[size] ?? 32,
    descriptionKey: fields.descriptionKey,
    control,
  })
  const slots = { item, itemLeading, itemLabel, itemDescription, itemTrailing } as ItemSlots<unknown, EditorMenuPart>
  const view = useRowView(list.id, props.frond, slots, classes, fields.descriptionKey)

  useLayoutEffect(() => {
    anchor.current = match.anchor
    props.list.current = open ? list : null
  })
  useComboboxAttributes(editor.view.dom, list.id, open)

  const name = attributes['aria-label'] ?? editor.view.dom.getAttribute('aria-label') ?? undefined
  return (
    <Popup
      data-slot={props.slot}
      {...attributes}
      // The list has the name.
      aria-label={undefined}
      componentName={props.componentName}
      frond={props.frond}
      open={open}
      onGone={props.onGone}
      onDismiss={props.onDismiss}
      anchor={anchor}
      placement={{ side: 'bottom', align: 'start', ...content }}
      target={portal}
      className={classes.content}
      ref={ref}
      // The focus stays in the text.
      onMouseDown={(event) => event.preventDefault()}
    >
      <ListView
        list={list}
        view={view}
        grouped={props.isGrouped}
        isSelected={() => false}
        onPick={(entry, event: MouseEvent) => onPick(entry, event.nativeEvent)}
        attributes={{
          className: classes.viewport,
          'data-slot': 'viewport',
          'aria-label': name,
          'aria-labelledby': name ? undefined : (editor.view.dom.getAttribute('aria-labelledby') ?? undefined),
        }}
      />
    </Popup>
  )
}

/** Tells screen readers that the text box controls a list. `useList` names the highlighted option. */
function useComboboxAttributes(text: HTMLElement, listId: string, open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return
    const attributes = { 'aria-controls': listId, 'aria-haspopup': 'listbox', 'aria-autocomplete': 'list' }
    for (const [name, value] of Object.entries(attributes)) text.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(attributes)) text.removeAttribute(name)
      text.removeAttribute('aria-activedescendant')
    }
  }, [text, listId, open])
}

/** Handles a key in the text while the list is open. Returns whether the editor must ignore it. */
function takeKey<Item>(
  event: KeyboardEvent,
  list: ListState<Item> | null,
  choose: (entry: Entry<Item>, event: Event) => void,
): boolean {
  if (!list || event.isComposing || event.shiftKey) return false
  if ((event.key === 'Enter' || event.key === 'Tab') && list.active) {
    // A new event, because Enter is already prevented when the item decides whether it is inserted.
    choose(list.active, new Event('select', { cancelable: true }))
    return true
  }
  return list.moveByKey(event)
}

/** The first rows, up to a number of items. A heading or separator at the end is left out. */
function limitRows<Item>(rows: readonly Entry<Item>[], limit: number): readonly Entry<Item>[] {
  let items = 0
  const end = rows.findIndex((row) => row.type === 'item' && ++items > limit)
  if (end < 0) return rows
  const first = rows.slice(0, end)
  return first.slice(0, first.findLastIndex((row) => row.type === 'item') + 1)
}
