import type { KeyboardEvent } from 'react'
import type { Entry } from '../../primitives/items/list-items.ts'
import type { ListState } from '../../primitives/list/use-list.ts'
import { isComposing } from '../../primitives/text/ime.ts'
import { isLetter, isTyping } from '../../primitives/text/typeahead.ts'
import type { ListboxSelection } from './use-listbox-selection.ts'

interface KeyContext {
  list: ListState<unknown>
  selecting: ListboxSelection
  multiple: boolean
  isHorizontal: boolean
  /** Whether the keys come from the search field, which needs Space, Home, End and letters itself. */
  isSearching: boolean
}

/** Handles a key of a Listbox or of its search field. */
export function handleListKey(event: KeyboardEvent, context: KeyContext): void {
  const { list, selecting, multiple, isSearching } = context
  if (event.altKey || isComposing(event)) return
  const isSpace = event.key === ' ' && !isSearching && !isTyping(list.viewport.current)
  if (event.key === 'Enter' || isSpace) {
    // Without a highlighted row, Enter may submit the form around.
    if (!list.active) return
    event.preventDefault()
    selecting.select(list.active, { isRange: event.shiftKey && isSpace, isToggle: event.ctrlKey || isSpace })
  } else if (moveByKey(event, context)) return
  else if (multiple && !isSearching && event.key === 'a' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault()
    selecting.selectAll(list.active)
  } else if (!isSearching && isLetter(event)) {
    event.preventDefault()
    const found = list.type(event.key)
    if (found && selecting.replaces) selecting.select(found)
  }
}

/** Moves the highlight, and selects rows if the held keys ask for it. Returns whether the key was one that moves. */
function moveByKey(event: KeyboardEvent, context: KeyContext): boolean {
  const before = context.list.active
  const move = findMove(event, context)
  if (!move) return false
  event.preventDefault()
  const target = move()
  if (!target || target === before) return true

  const { selecting, multiple } = context
  const isEnd = event.key === 'Home' || event.key === 'End'
  if (multiple && event.shiftKey && (!isEnd || event.ctrlKey)) {
    if (isEnd && before) selecting.selectRange(before, target)
    else selecting.select(target, { isRange: selecting.replaces })
  } else if (selecting.replaces && !event.ctrlKey) selecting.select(target)
  return true
}

function findMove(
  { key, currentTarget }: KeyboardEvent,
  { list, isHorizontal, isSearching }: KeyContext,
): (() => Entry | undefined) | undefined {
  const isRtl = isHorizontal && getComputedStyle(currentTarget).direction === 'rtl'
  const [back, forward] = isHorizontal ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  if (key === (isRtl ? back : forward)) return () => list.move(1)
  if (key === (isRtl ? forward : back)) return () => list.move(-1)
  if (key === 'PageDown') return () => list.move(10)
  if (key === 'PageUp') return () => list.move(-10)
  if (isSearching) return undefined
  if (key === 'Home') return () => list.moveToEnd('first')
  if (key === 'End') return () => list.moveToEnd('last')
  return undefined
}
