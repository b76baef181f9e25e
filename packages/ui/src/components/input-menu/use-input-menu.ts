'use client'

import { useState, type InputHTMLAttributes, type KeyboardEvent, type RefObject } from 'react'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { chooseItem } from '../../primitives/list/choose-item.ts'
import { endComposition, isComposing } from '../../primitives/text/ime.ts'
import type { Entry, ListItems } from '../../primitives/items/list-items.ts'
import type { ListFieldOptions, ListSearchOptions } from '../list/list-props.ts'
import type { InitialRow, ListState } from '../../primitives/list/use-list.ts'
import { useSelection, type ListModifiers, type SelectedItem } from '../../primitives/list/use-selection.ts'
import { useControlled } from '../../system/use-controlled.ts'
import { usePresence } from '../../primitives/presence/use-presence.ts'
import type { InputMenuMode } from './menu-types.ts'

/** The props of an InputMenu that say what it does. */
interface MenuProps<Item>
  extends
    Pick<ListFieldOptions<Item, string>, 'disabled' | 'name' | 'onChange' | 'onOpenChange' | 'open'>,
    Pick<ListSearchOptions<Item, string>, 'onClear' | 'onCreate' | 'onSearchTermChange' | 'searchTerm'>,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'onBlur' | 'onClick' | 'onCompositionEnd' | 'onFocus' | 'onKeyDown'> {
  items?: unknown
  mode: InputMenuMode
  multiple?: boolean | undefined
  valueKey: string
  labelKey: string
  descriptionKey: string
  defaultOpen: boolean
  value?: unknown
  defaultValue?: unknown
  valueModifiers?: ListModifiers | undefined
  onValueChange?: ((value: never, item: never) => void) | undefined
  defaultSearchTerm: string
  resetSearchTermOnBlur: boolean
  resetSearchTermOnSelect: boolean
  resetValueOnClear: boolean
  onRemoveTag?: ((item: Item) => void) | undefined
  openOnClick: boolean
  openOnFocus: boolean
}

/** What an InputMenu shows and what happens to it: the text, the list and the selection. `rest` is what it leaves of the props. */
export function useInputMenu<Item, Props extends object>(
  frond: FrondContextValue,
  items: ListItems<Item>,
  props: Props & MenuProps<Item>,
  /** The items may be other ones than those that are selected. */
  isPartial: boolean,
) {
  const {
    items: _items,
    mode,
    multiple: isMultiple,
    valueKey,
    labelKey,
    descriptionKey,
    open: givenOpen,
    defaultOpen,
    onOpenChange,
    value,
    defaultValue,
    valueModifiers: modifiers,
    onValueChange,
    onChange,
    searchTerm,
    defaultSearchTerm,
    onSearchTermChange,
    resetSearchTermOnBlur,
    resetSearchTermOnSelect,
    resetValueOnClear,
    onClear,
    onCreate,
    onRemoveTag,
    openOnClick,
    openOnFocus,
    onBlur,
    onFocus,
    onClick,
    onKeyDown,
    onCompositionEnd,
    ...rest
  }: MenuProps<Item> = props
  const { name, disabled = false } = rest
  const isAutocomplete = mode === 'autocomplete'
  const multiple: boolean = (isMultiple ?? false) && !isAutocomplete
  const fields = { valueKey, labelKey, descriptionKey }

  const [wantsOpen, setOwnOpen] = useControlled(givenOpen, defaultOpen)
  const open = wantsOpen && !disabled
  const { present, leave } = usePresence(open)
  const [refs] = useState(newRefs<Item>)
  const { root, input, popup, list } = refs

  const selection = useSelection<Item>({
    componentName: 'InputMenu',
    frond,
    items,
    fields,
    multiple,
    name,
    isPartial: isPartial || isAutocomplete,
    value,
    defaultValue,
    modifiers,
    onValueChange,
    onChange,
    control: input,
  })
  const { values, selected } = selection

  // While one types the field shows the search; otherwise what is selected.
  const [term, setOwnTerm] = useControlled(searchTerm, defaultSearchTerm)
  const [isEdited, setEdited] = useState(term !== '')
  const isSearch = multiple || isEdited
  const shown = isAutocomplete ? String(values[0] ?? '') : (selected[0]?.label ?? '')
  const text = isSearch ? term : shown
  const isText = (entry: Entry<Item>) => entry.type === 'item' && entry.label === text

  function setTerm(next: string, edited: boolean): void {
    setEdited(edited)
    if (next === term) return
    setOwnTerm(next)
    onSearchTermChange?.(next)
  }

  function setOpen(next: boolean, initial?: InitialRow): void {
    if (next === open || (next && disabled)) return
    refs.initial = initial
    setOwnOpen(next)
    onOpenChange?.(next)
  }

  function openAtSelected(fallback?: InitialRow): void {
    setOpen(true, !isAutocomplete && values.length > 0 ? { key: String(values[0]) } : fallback)
  }

  function search(next: string): void {
    setTerm(next, true)
    if (isAutocomplete) selection.change([next], undefined, true)
    setOpen(true, isAutocomplete || next === '' ? undefined : 'first')
  }

  function pick(entry: Entry<Item>): void {
    if (entry.type === 'create') onCreate?.(entry.label)
    else {
      if (!chooseItem(entry)) return
      if (isAutocomplete) selection.change([entry.label], entry.item)
      else if (multiple || !selection.isSelected(entry)) selection.pick(entry)
    }
    if (multiple) {
      if (resetSearchTermOnSelect || entry.type === 'create') setTerm('', false)
      return
    }
    setTerm(resetSearchTermOnSelect || isAutocomplete ? '' : term, false)
    setOpen(false)
  }

  function removeTag({ value: key, item: removed }: SelectedItem<Item>): void {
    if (disabled) return
    selection.change(
      values.filter((each) => each !== key),
      removed,
    )
    if (removed !== undefined) onRemoveTag?.(removed)
  }

  function clearValue(): void {
    if (resetValueOnClear) selection.change(isAutocomplete ? [''] : [], undefined)
    setTerm('', false)
    onClear?.()
    focus()
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event)) return
    const { key } = event
    if (key === 'Backspace' && multiple && event.currentTarget.value === '' && selected.length > 0) {
      removeTag(selected.at(-1)!)
      return
    }
    if (!open || !list.current) {
      if (key === 'ArrowDown') openAtSelected(event.altKey ? undefined : 'first')
      else if (key === 'ArrowUp' && !event.altKey) openAtSelected('last')
      else return
      event.preventDefault()
      return
    }
    const { active } = list.current
    if (key === 'Enter') {
      // Free text may be sent with its form; what has to be chosen may not be sent half typed.
      if (active || !isAutocomplete) event.preventDefault()
      if (active) pick(active)
      else setOpen(false)
    } else if (key === 'Tab') {
      if (active?.type === 'item' && isEdited && term !== '' && !isAutocomplete && !multiple) pick(active)
      setOpen(false)
    } else if (key === 'ArrowUp' && event.altKey) {
      event.preventDefault()
      setOpen(false)
    } else list.current.moveByKey(event)
  }

  function focus(): void {
    input.current?.focus({ preventScroll: true })
  }

  const isInside = (target: EventTarget | null) =>
    target instanceof Node && (root.current?.contains(target) || popup.current?.contains(target))

  function leaveField(): void {
    setOpen(false)
    if (isAutocomplete || resetSearchTermOnBlur) setTerm('', false)
  }

  return {
    rest: rest as Omit<Props, Exclude<keyof MenuProps<Item>, keyof typeof rest>>,
    isAutocomplete,
    multiple,
    disabled,
    fields,
    refs,
    open,
    present,
    selection,
    text,
    term,
    isSearch,
    clearValue,
    removeTag(tag: SelectedItem<Item>) {
      removeTag(tag)
      focus()
    },
    toggle() {
      focus()
      if (open) setOpen(false)
      else openAtSelected()
    },
    /** For the native input. */
    inputProps: {
      'aria-expanded': open,
      value: text,
      onChange: (event) => search(event.currentTarget.value),
      onClick(event) {
        onClick?.(event)
        if (openOnClick && !event.defaultPrevented) openAtSelected()
      },
      onFocus(event) {
        onFocus?.(event)
        if (openOnFocus && !isInside(event.relatedTarget)) openAtSelected()
      },
      onBlur(event) {
        onBlur?.(event)
        // The window may have lost the focus, and not the field.
        if (!isInside(event.relatedTarget) && document.activeElement !== event.currentTarget) leaveField()
      },
      onKeyDown(event) {
        onKeyDown?.(event)
        if (!event.defaultPrevented) handleKey(event)
      },
      onCompositionEnd(event) {
        onCompositionEnd?.(event)
        endComposition()
      },
    } satisfies InputHTMLAttributes<HTMLInputElement>,
    /** For the list. */
    popupProps: {
      open,
      onGone: leave,
      onClose(reason: string) {
        setOpen(false)
        if (reason === 'outside-press') leaveField()
      },
      onLeave(to: Element | null) {
        if (!isInside(to)) leaveField()
      },
      anchor: root,
      popup,
      items,
      fields,
      multiple,
      selection: isAutocomplete ? { ...selection, isSelected: isText } : selection,
      initial: refs.initial,
      term: isSearch ? term : '',
      highlightsMatch: !isAutocomplete,
      control: input,
      labelled: input,
      handle: list,
      onPick: pick,
    },
  }
}

interface Refs<Item> {
  readonly root: RefObject<HTMLDivElement | null>
  readonly input: RefObject<HTMLInputElement | null>
  readonly popup: RefObject<HTMLDivElement | null>
  readonly list: RefObject<ListState<Item> | null>
  /** The row to begin with, by the way the list was opened. */
  initial: InitialRow | undefined
}

const newRefs = <Item>(): Refs<Item> => ({
  root: { current: null },
  input: { current: null },
  popup: { current: null },
  list: { current: null },
  initial: undefined,
})
