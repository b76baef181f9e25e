'use client'

import { useRef, type KeyboardEvent, type MouseEvent as ReactMouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { attributeSelector } from '../../system/browser-support.ts'
import type { Entry } from '../../primitives/items/list-items.ts'
import { chooseItem } from '../../primitives/list/choose-item.ts'
import type { ListState } from '../../primitives/list/use-list.ts'
import { toHref } from '../../system/links/link-props.ts'
import type { CommandPaletteItem } from './palette-types.ts'

type Item = CommandPaletteItem

interface PressOptions {
  list: ListState<Item>
  disabled: boolean | undefined
  /** Called with a pressed item, unless its `onSelect` prevents that. */
  onChoose: (entry: Entry<Item>) => void
}

/** Presses on the rows of a palette, by the pointer or by Enter. */
export function usePalettePress({ list, disabled, onChoose }: PressOptions) {
  /** The last press that an item refused. */
  const refused = useRef<Event | undefined>(undefined)
  const rowOf = (event: ReactMouseEvent) => {
    const id = (event.target as Element).closest('[role="option"]')?.id
    return list.rows.find((row) => `${list.id}-${row.index}` === id)
  }

  return {
    /** Clicks a row for Enter. A link is then followed by the router or the browser, with the modifier keys of the event. */
    pressRow(entry: Entry<Item>, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
      const find = () => list.viewport.current?.querySelector(attributeSelector('id', `${list.id}-${entry.index}`))
      // A row that was scrolled out of view may not be rendered. Highlighting it scrolls to it.
      if (!find()) flushSync(() => list.highlight(entry))
      find()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
    },
    /** Calls `onSelect` of the pressed item in the capture phase, so that it can keep the link of its row from being followed. */
    confirmChoice(event: ReactMouseEvent): void {
      const entry = rowOf(event)
      if (!entry || opensElsewhere(entry, event)) return
      if (!disabled && !entry.disabled && chooseItem(entry)) return
      refused.current = event.nativeEvent
      event.preventDefault()
    },
    pick(entry: Entry<Item>, event: ReactMouseEvent): void {
      if (refused.current === event.nativeEvent || opensElsewhere(entry, event)) return
      list.highlight(entry, false)
      onChoose(entry)
    },
  }
}

/** Whether a press opens a link in another tab or window. The palette then stays as it is. */
function opensElsewhere({ item }: Entry<Item>, { ctrlKey, metaKey, shiftKey }: ReactMouseEvent): boolean {
  return !item.children && toHref(item) !== undefined && (ctrlKey || metaKey || shiftKey)
}
