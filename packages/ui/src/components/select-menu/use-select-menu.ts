'use client'

import { useRef, type FocusEvent, type FocusEventHandler, type KeyboardEvent } from 'react'
import type { Entry } from '../../primitives/items/list-items.ts'
import type { ListControl } from '../../primitives/list/use-list-control.ts'
import type { ListPopupProps } from '../../primitives/list/use-list-popup.ts'
import { useListTrigger } from '../../primitives/list/use-list-trigger.ts'
import { useSearchTerm } from '../../primitives/list/use-search-term.ts'
import { isComposing } from '../../primitives/text/ime.ts'
import type { ListSearchOptions } from '../list/list-props.ts'

interface MenuOptions
  extends ListPopupProps, Pick<ListSearchOptions<unknown, string>, 'onClear' | 'onCreate' | 'onSearchTermChange'> {
  searchInput: unknown
  clear?: unknown
  searchTerm?: string
  defaultSearchTerm: string
  resetSearchTermOnBlur: boolean
  resetSearchTermOnSelect: boolean
  resetValueOnClear: boolean
}

interface FieldProps {
  disabled: boolean | undefined
  onBlur: FocusEventHandler<HTMLButtonElement> | undefined
  onFocus: FocusEventHandler<HTMLButtonElement> | undefined
}

/** What a SelectMenu adds to a Select: the search, the row that creates an item, and the button that clears the value. */
export function useSelectMenu(
  control: ListControl<unknown, HTMLButtonElement>,
  options: MenuOptions,
  { disabled, onBlur, onFocus }: FieldProps,
) {
  const { element, multiple, selection } = control
  const { resetSearchTermOnBlur, resetSearchTermOnSelect } = options
  const hasSearch = Boolean(options.searchInput)
  const [term, setTerm] = useSearchTerm(options)
  const search = useRef<HTMLInputElement>(null)
  /** Whether the list closes because an item was chosen. */
  const isPicked = useRef(false)
  const trigger = useListTrigger({ control, props: options, disabled, focusesPopup: hasSearch, onPick: pick })
  const { open, setOpen, handlers } = trigger
  const isClearable = Boolean(options.clear) && selection.values.length > 0 && !disabled

  function pick(entry: Entry): void {
    if (entry.type === 'create') options.onCreate?.(entry.label)
    else if (!control.choose(entry)) return
    // A closing list keeps its rows until its exit animation ends, so the term is reset later.
    if (!multiple) {
      isPicked.current = true
      setOpen(false)
    } else if (resetSearchTermOnSelect || entry.type === 'create') setTerm('')
  }

  function clearValue(): void {
    if (options.resetValueOnClear) selection.change([], undefined)
    setTerm('')
    options.onClear?.()
    element.current?.focus({ preventScroll: true })
  }

  function handleSearchKey(event: KeyboardEvent<HTMLInputElement>): void {
    const list = trigger.list.current
    if (!list || isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (list.active) pick(list.active)
    } else if (event.key === 'Tab' || (event.key === 'ArrowUp' && event.altKey)) {
      if (event.key !== 'Tab') event.preventDefault()
      setOpen(false)
    } else list.moveByKey(event)
  }

  // The search field is part of the control: moving the focus there is no blur.
  const isInPopup = (target: EventTarget | null) => trigger.popup.current?.contains(target as Node | null) ?? false

  return {
    trigger,
    term,
    isClearable,
    pick,
    clearValue,
    /** For the button. */
    handlers: {
      ...handlers,
      onBlur(event: FocusEvent<HTMLButtonElement>) {
        if (!isInPopup(event.relatedTarget)) onBlur?.(event)
        handlers.onBlur(event)
      },
      onFocus(event: FocusEvent<HTMLButtonElement>) {
        if (!isInPopup(event.relatedTarget)) onFocus?.(event)
      },
      onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
        if (isClearable && !open && (event.key === 'Delete' || event.key === 'Backspace')) clearValue()
        else handlers.onKeyDown(event)
      },
    },
    /** For the search field. */
    searchProps: { term, onTermChange: setTerm, onKey: handleSearchKey, input: search, popup: trigger.popup },
    /** For the popup. */
    popupProps: {
      term,
      loop: hasSearch,
      focused: hasSearch ? search : element,
      onGone() {
        trigger.leave()
        if (resetSearchTermOnBlur || (resetSearchTermOnSelect && isPicked.current)) setTerm('')
        isPicked.current = false
      },
      onLeave(to: Element | null) {
        if (to && to !== element.current) setOpen(false)
      },
    },
  }
}
