'use client'

import { useRef, type InputHTMLAttributes, type KeyboardEvent } from 'react'
import { findFocus } from '../../primitives/focus/focus.ts'
import { chooseItem } from '../../primitives/list/choose-item.ts'
import type { Entry } from '../../primitives/items/list-items.ts'
import type { ListControl } from '../../primitives/list/use-list-control.ts'
import { useListPopup, type ListPopupProps } from '../../primitives/list/use-list-popup.ts'
import type { InitialRow } from '../../primitives/list/use-list.ts'
import type { SelectedItem } from '../../primitives/list/use-selection.ts'
import { endComposition, isComposing } from '../../primitives/text/ime.ts'
import type { ListSearchOptions } from '../list/list-props.ts'
import type { InputMenuMode } from './menu-types.ts'
import { useMenuText } from './use-menu-text.ts'
import { isNode } from '../../system/is-node.ts'

interface MenuOptions
  extends ListPopupProps, Pick<ListSearchOptions<unknown, string>, 'onClear' | 'onCreate' | 'onSearchTermChange'> {
  mode: InputMenuMode
  searchTerm?: string
  defaultSearchTerm: string
  resetSearchTermOnBlur: boolean
  resetSearchTermOnSelect: boolean
  resetValueOnClear: boolean
  onRemoveTag?: (item: unknown) => void
  openOnClick: boolean
  openOnFocus: boolean
  name?: string
  required?: boolean
  placeholder?: string
  autoComplete?: string
}

type InputAttributes = InputHTMLAttributes<HTMLInputElement>

export type InputMenuState = ReturnType<typeof useInputMenu>

type MenuState = ReturnType<typeof useMenuState>

/** The behavior of an InputMenu: the text in the input, the popup and the changes to the selection. */
export function useInputMenu(
  control: ListControl<unknown, HTMLInputElement>,
  options: MenuOptions,
  attributes: InputAttributes,
) {
  const state = useMenuState(control, options, Boolean(attributes.disabled || attributes.readOnly))
  const { isAutocomplete, popup, root, text, isSearch, term, focus, removeTag, leaveField } = state
  const isInside = (target: EventTarget | null) =>
    isNode(target) && (root.current?.contains(target) || popup.popup.current?.contains(target)) === true
  const hasLabelOfText = (entry: Entry) => entry.type === 'item' && entry.label === text

  return {
    popup,
    root,
    text,
    term,
    isSearch,
    clearValue: state.clearValue,
    removeTag(tag: SelectedItem<unknown>) {
      removeTag(tag)
      focus()
    },
    toggle() {
      focus()
      if (popup.open) popup.setOpen(false)
      else state.openAtSelected()
    },
    /** For the native input. */
    inputProps: inputProps(state, options, attributes, isInside),
    /** For the popup. */
    popupProps: {
      onGone: popup.leave,
      onClose(reason: string) {
        popup.setOpen(false)
        if (reason === 'outside-press') leaveField()
      },
      onLeave(to: Element | null) {
        if (!isInside(to)) leaveField()
      },
      anchor: root,
      isSelected: isAutocomplete ? hasLabelOfText : undefined,
      term: isSearch ? term : '',
      highlightsMatch: !isAutocomplete,
      onPick: state.pick,
    },
  }
}

/** What can happen to an InputMenu, apart from how the events of the input cause it. */
function useMenuState(control: ListControl<unknown, HTMLInputElement>, options: MenuOptions, isLocked: boolean) {
  const { element, multiple, selection } = control
  const isAutocomplete = options.mode === 'autocomplete'
  const popup = useListPopup<unknown>(options, isLocked)
  const root = useRef<HTMLDivElement>(null)
  const menuText = useMenuText(control, isAutocomplete, options)
  const { term, setTerm } = menuText

  function focus(): void {
    element.current?.focus({ preventScroll: true })
  }

  return {
    ...menuText,
    control,
    isAutocomplete,
    popup,
    root,
    focus,
    openAtSelected(fallback?: InitialRow) {
      const [first] = selection.values
      popup.setOpen(true, !isAutocomplete && first !== undefined ? { key: String(first) } : fallback)
    },
    search(next: string) {
      setTerm(next, true)
      if (isAutocomplete) selection.change([next], undefined, true)
      popup.setOpen(true, isAutocomplete || next === '' ? undefined : 'first')
    },
    /** The browser has filled in the input, which does not have the focus. The list must stay closed. */
    fill(next: string) {
      if (isAutocomplete) selection.change([next], undefined, true)
      else if (multiple || !control.fill(next)) setTerm(next, true)
    },
    pick(entry: Entry) {
      if (entry.type === 'create') options.onCreate?.(entry.label)
      else if (isAutocomplete) {
        if (!chooseItem(entry)) return
        selection.change([entry.label], entry.item)
      } else if (!control.choose(entry)) return
      if (multiple) {
        if (options.resetSearchTermOnSelect || entry.type === 'create') setTerm('', false)
        return
      }
      setTerm(options.resetSearchTermOnSelect || isAutocomplete ? '' : term, false)
      popup.setOpen(false)
    },
    removeTag({ value, item }: SelectedItem<unknown>) {
      if (isLocked) return
      selection.change(
        selection.values.filter((each) => each !== value),
        item,
      )
      if (item !== undefined) options.onRemoveTag?.(item)
    },
    clearValue() {
      if (options.resetValueOnClear) selection.change(isAutocomplete ? [''] : [], undefined)
      setTerm('', false)
      options.onClear?.()
      focus()
    },
    /** The focus left the input and the popup. */
    leaveField() {
      popup.setOpen(false)
      if (isAutocomplete || options.resetSearchTermOnBlur) setTerm('', false)
    },
  }
}

/** All attributes of the native input, except its look. The caller's handlers run before those of the menu. */
function inputProps(
  state: MenuState,
  options: MenuOptions,
  attributes: InputAttributes,
  isInside: (target: EventTarget | null) => boolean,
): InputAttributes {
  const { name, required, openOnClick, openOnFocus } = options
  const { onBlur, onClick, onCompositionEnd, onFocus, onKeyDown } = attributes
  const { isAutocomplete } = state
  const { multiple, selection } = state.control
  return {
    autoCorrect: 'off',
    spellCheck: false,
    ...attributes,
    autoComplete: options.autoComplete ?? 'off',
    placeholder: multiple && selection.selected.length > 0 ? undefined : options.placeholder,
    // The text of an autocomplete is the value. Otherwise a hidden input holds the value.
    name: isAutocomplete ? name : undefined,
    required: isAutocomplete ? required : undefined,
    'aria-required': (!isAutocomplete && required) || undefined,
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': state.popup.open,
    value: state.text,
    onChange({ currentTarget: input }) {
      if (findFocus(input) === input) state.search(input.value)
      else state.fill(input.value)
    },
    onClick(event) {
      onClick?.(event)
      if (openOnClick && !event.defaultPrevented) state.openAtSelected()
    },
    onFocus(event) {
      onFocus?.(event)
      if (openOnFocus && !isInside(event.relatedTarget)) state.openAtSelected()
    },
    onBlur(event) {
      onBlur?.(event)
      // If the whole window loses the focus, the input stays the active element and the popup stays open.
      if (!isInside(event.relatedTarget) && findFocus(event.currentTarget) !== event.currentTarget) state.leaveField()
    },
    onKeyDown(event) {
      onKeyDown?.(event)
      if (!event.defaultPrevented && !isComposing(event)) handleKey(state, event)
    },
    onCompositionEnd(event) {
      onCompositionEnd?.(event)
      endComposition()
    },
  }
}

function handleKey(state: MenuState, event: KeyboardEvent<HTMLInputElement>): void {
  const { control, popup, isAutocomplete, term } = state
  const { multiple, selection } = control
  const { key } = event
  if (key === 'Backspace' && multiple && event.currentTarget.value === '' && selection.selected.length > 0) {
    state.removeTag(selection.selected.at(-1)!)
    return
  }
  const list = popup.list.current
  if (!popup.open || !list) {
    if (key === 'ArrowDown') state.openAtSelected(event.altKey ? undefined : 'first')
    else if (key === 'ArrowUp' && !event.altKey) state.openAtSelected('last')
    else return
    event.preventDefault()
    return
  }
  const { active } = list
  if (key === 'Enter') {
    // Enter may submit the form with free text, but not with a search term that no item was chosen for.
    if (active || !isAutocomplete) event.preventDefault()
    if (active) state.pick(active)
    else popup.setOpen(false)
  } else if (key === 'Tab') {
    if (active?.type === 'item' && state.isEdited && term !== '' && !isAutocomplete && !multiple) state.pick(active)
    popup.setOpen(false)
  } else if (key === 'ArrowUp' && event.altKey) {
    event.preventDefault()
    popup.setOpen(false)
  } else if (caretKeys.has(key)) {
    // The user edits the text, so Enter must not choose an item.
    list.highlight(undefined)
  } else list.moveByKey(event)
}

/** Keys that move the caret in the text. */
const caretKeys: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])
