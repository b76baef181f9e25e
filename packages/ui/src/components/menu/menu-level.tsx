'use client'

import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { fillSlot, isEmptySlot } from '../../system/slots.ts'
import { messagesOf } from '../../system/messages.ts'
import { isOnTheWay } from '../../primitives/popup/hover.ts'
import { isCovered, type Layer } from '../../primitives/popup/layers.ts'
import type { PopupAnchor, PopupPlacement } from '../../primitives/popup/place-popup.ts'
import { Popup } from '../../primitives/popup/popup.tsx'
import { joinProps, joinRefs } from '../../system/render-element.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import { useControlled } from '../../system/use-controlled.ts'
import { warn } from '../../system/warn.ts'
import { dropdownMenu as english } from '../../locale/en.ts'
import { choicesOf, findChoice, findHighlighted, focusHighlighted, highlight } from '../../primitives/menu/highlight.ts'
import { filterGroups, hasChildren, isBlocked, isChoice, toGroups, type MenuEntry } from './menu-groups.ts'
import { blockScroll } from '../../primitives/menu/block-scroll.ts'
import { renderEntry, type MenuBody } from './menu-item.tsx'
import type { MenuFilterField, MenuFilterOptions, MenuItem, MenuItems } from './menu-types.ts'
import { findNextTabStop } from '../../primitives/focus/focusable.ts'
import { findTyped, isTyping } from '../../primitives/text/typeahead.ts'

/** Where the focus goes in a menu: to an end of it, to the menu itself, or nowhere, as it follows the pointer. */
export type MenuFocus = 'first' | 'last' | 'menu' | 'none'

interface Point {
  readonly x: number
  readonly y: number
}

/** What a menu learns from the one who opened it. */
export interface MenuStart {
  readonly focus: MenuFocus
  /** Where a pointer was pressed to open it. Letting go over an item chooses it. */
  readonly point?: Point
}

interface MenuLevelProps extends MenuFilterOptions {
  body: MenuBody
  items: MenuItems<MenuItem>
  /** Id of the menu. */
  id: string
  open: boolean
  onGone: () => void
  /** Closes this menu alone; the focus goes where it came from. */
  onClose: () => void
  /** Closes it with all menus around it. */
  onCloseAll: () => void
  /** Called where the menu closes by itself while it has the focus. */
  onReturnFocus: () => void
  start: MenuStart
  anchor: RefObject<PopupAnchor | null>
  placement: PopupPlacement
  /** The name of the menu. */
  labels: Pick<HTMLAttributes<HTMLElement>, 'aria-label' | 'aria-labelledby'>
  classes: Classes<string>
  attributes?: Record<string, unknown>
  /** The layer of the menu it opened from. */
  parentLayer?: Layer | undefined
  /** Called when the pointer comes in. */
  onPointerIn?: () => void
  arrow?: boolean | object
  before?: ReactNode
  modal?: boolean
  popupRef?: Ref<HTMLDivElement>
}

/** An open sub menu. */
interface Sub {
  readonly index: number
  readonly open: boolean
  readonly start: MenuStart
  readonly anchor: RefObject<HTMLElement | null>
}

/** How long the pointer rests on an item before its sub menu opens. */
const SUB_DELAY_MS = 100
/** How long it may rest on another item on its way to the sub menu. */
const REST_MS = 250
/** How far the pointer moves between press and release where both are meant as one. */
const DRAG_PX = 5

const subPlacement = { side: 'inline-end', align: 'start', sideOffset: 4, alignOffset: -4 } as const

/** One menu, with the sub menu that is open in it. */
export function MenuLevel(props: MenuLevelProps) {
  const { body, id, open, onGone, onClose, onCloseAll, start, anchor, placement, classes, arrow, filter } = props
  const { componentName, frond } = body
  const isSub = props.parentLayer !== undefined

  const popup = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const layer = useRef<Layer>(null)
  const subPopup = useRef<HTMLDivElement>(null)
  const [sub, setSub] = useState<Sub | null>(null)
  const [term, setTerm] = useControlled(props.searchTerm, props.defaultSearchTerm ?? '')
  const pointer = useRef<{ last?: Point; exit?: Point; press?: Point; timer?: ReturnType<typeof setTimeout> }>({
    last: start.point,
    press: start.point,
  })
  const isPlaced = useRef(false)

  const { labelKey } = body.props
  const all = toGroups(props.items, labelKey)
  const groups = filter && !props.ignoreFilter ? filterGroups(all, term, props.filterFields ?? [labelKey]) : all
  const entries = groups.flatMap((group) => group.filter(isChoice))
  if (all.length === 0 && !filter && isEmptySlot(body.props.contentTop) && isEmptySlot(body.props.contentBottom))
    warn(
      componentName,
      'it has no items, so there is nothing to choose from. Pass items, or keep it closed with disabled.',
    )

  const entryOf = (choice: HTMLElement): MenuEntry | undefined =>
    viewport.current ? entries[choicesOf(viewport.current).indexOf(choice)] : undefined

  function highlightAt(index: number): void {
    const menu = viewport.current
    const choice = menu && choicesOf(menu)[index]
    if (!menu || !choice) return
    if (sub && sub.anchor.current !== choice) closeSub()
    highlight(menu, choice, field.current)
    choice.scrollIntoView({ block: 'nearest' })
  }

  function takeFocus(): void {
    const menu = viewport.current
    if (start.focus === 'none') return
    if (field.current && !matchMedia('(pointer: coarse)').matches) field.current.focus({ preventScroll: true })
    else if (start.focus === 'menu' || entries.length === 0) (menu ?? popup.current)?.focus({ preventScroll: true })
    else highlightAt(start.focus === 'first' ? 0 : entries.length - 1)
  }

  function openSub(index: number, focus: MenuFocus): void {
    const choice = viewport.current && choicesOf(viewport.current)[index]
    const item = entries[index]?.item
    if (!choice || !item || !hasChildren(item) || isBlocked(item) || item.open === false) return
    clearTimeout(pointer.current.timer)
    setSub({ index, open: true, start: { focus }, anchor: { current: choice } })
  }

  function closeSub(): void {
    clearTimeout(pointer.current.timer)
    if (sub && !entries[sub.index]?.item.open) setSub({ ...sub, open: false })
  }

  const pinned = entries.findIndex(({ item }) => item.open)
  useLayoutEffect(() => {
    if (isPlaced.current && pinned >= 0) openSub(pinned, 'none')
    // Only the change of which one is open counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pinned])

  useLayoutEffect(() => {
    if (isPlaced.current && open) takeFocus()
    // A new `start` is a new wish to go into a menu that is open already.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [start])

  useLayoutEffect(() => {
    const { current } = pointer
    if (!open && popup.current?.matches(':focus-within')) props.onReturnFocus()
    return () => clearTimeout(current.timer)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open])

  function wait(ms: number, then: () => void): void {
    clearTimeout(pointer.current.timer)
    pointer.current.timer = setTimeout(then, ms)
  }

  function pointAt(choice: HTMLElement): void {
    const menu = viewport.current
    if (!menu) return
    const index = choicesOf(menu).indexOf(choice)
    const item = entries[index]?.item
    clearTimeout(pointer.current.timer)
    if (sub && sub.anchor.current !== choice) closeSub()
    highlight(menu, !item || isBlocked(item) ? null : choice, field.current)
    if (item && hasChildren(item) && !(sub?.open && sub.index === index))
      wait(SUB_DELAY_MS, () => openSub(index, 'none'))
  }

  function onPointerMove(event: PointerEvent): void {
    const { current } = pointer
    const point = { x: event.clientX, y: event.clientY }
    // A page that moves under a pointer that rests tells of a move as well.
    const hasMoved = point.x !== current.last?.x || point.y !== current.last.y
    current.last = point
    if (event.pointerType === 'touch' || !open || !hasMoved) return
    const choice = findChoice(viewport.current, event.target)
    if (!choice) return
    const area = sub?.open && subPopup.current?.getBoundingClientRect()
    if (area) {
      if (choice === sub.anchor.current) current.exit = point
      else if (current.exit && isOnTheWay(point, current.exit, area)) return wait(REST_MS, () => pointAt(choice))
    }
    if (!choice.hasAttribute('data-highlighted') || (sub && sub.anchor.current !== choice)) pointAt(choice)
  }

  function onPointerLeave(event: PointerEvent): void {
    if (event.pointerType === 'touch' || sub?.open || !open) return
    clearTimeout(pointer.current.timer)
    if (viewport.current && findHighlighted(viewport.current)) highlight(viewport.current, null, field.current)
  }

  function onPointerUp(event: PointerEvent): void {
    const { press } = pointer.current
    delete pointer.current.press
    if (!press || Math.hypot(event.clientX - press.x, event.clientY - press.y) < DRAG_PX) return
    findChoice(viewport.current, event.target)?.click()
  }

  function onClick(event: MouseEvent): void {
    const choice = findChoice(viewport.current, event.target)
    const entry = choice && entryOf(choice)
    if (!entry) return
    const { item } = entry
    if (isBlocked(item)) return event.preventDefault()
    if (hasChildren(item)) return openSub(entries.indexOf(entry), event.detail === 0 ? 'first' : 'menu')

    const selection = new Event('select', { cancelable: true })
    if (item.type === 'checkbox') item.onCheckedChange?.(!item.checked)
    else if (item.type === 'radio') item.onCheckedChange?.(true)
    item.onSelect?.(selection)
    if (!selection.defaultPrevented) onCloseAll()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, nativeEvent, target } = event
    const menu = viewport.current
    if (event.defaultPrevented || nativeEvent.isComposing || !event.currentTarget.contains(target as Node)) return
    if (key === 'Escape') {
      if (layer.current && isCovered(layer.current, nativeEvent)) return
      // Nobody around needs to know: it is the menu that was meant.
      take(event)
      return onClose()
    }
    if (key === 'Tab') {
      const stop = findNextTabStop(event.currentTarget, menu, target as Element, event.shiftKey)
      if (!stop) return onCloseAll()
      take(event)
      return stop.focus()
    }
    const isInField = target === field.current
    // The keys of a control above or below the items are its own.
    if (!menu || (!isInField && target !== event.currentTarget && !menu.contains(target as Node))) return
    if (event.altKey || event.ctrlKey || event.metaKey) return

    const current = findHighlighted(menu)
    const from = current ? choicesOf(menu).indexOf(current) : -1
    const isRtl = getComputedStyle(menu).direction === 'rtl'
    const last = entries.length - 1

    if (key === 'ArrowDown') highlightAt(from < last ? from + 1 : 0)
    else if (key === 'ArrowUp') highlightAt(from > 0 ? from - 1 : last)
    else if (!isInField && (key === 'Home' || key === 'PageUp')) highlightAt(0)
    else if (!isInField && (key === 'End' || key === 'PageDown')) highlightAt(last)
    else if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) {
      if (!entries[from] || !hasChildren(entries[from].item) || (isInField && !isCaretAt(field.current, 'end'))) return
      openSub(from, 'first')
    } else if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) {
      if (!isSub || (isInField && !isCaretAt(field.current, 'start'))) return
      onClose()
    } else if (key === 'Enter' || (key === ' ' && !isInField && !isTyping(menu))) {
      // The browser follows a link by itself, with what keys are held down.
      if (!isInField && key === 'Enter' && current?.matches('a[href]')) return
      current?.click()
    } else if (!isInField && key.length === 1) {
      const typed = findTyped(menu, key, entries, from)
      if (typed) highlightAt(entries.indexOf(typed))
    } else return
    take(event)
  }

  function onSearch(event: ChangeEvent<HTMLInputElement>): void {
    const next = event.currentTarget.value
    setTerm(next)
    props.onSearchTermChange?.(next)
    closeSub()
  }

  // The best match is highlighted as one types, and what is highlighted is there.
  useLayoutEffect(() => {
    const menu = viewport.current
    if (!filter || !isPlaced.current || !field.current) return
    findHighlighted(menu)?.removeAttribute('data-highlighted')
    const first = term && menu ? choicesOf(menu)[0] : undefined
    first?.setAttribute('data-highlighted', '')
    if (first) field.current.setAttribute('aria-activedescendant', first.id)
    else field.current.removeAttribute('aria-activedescendant')
  }, [filter, term])

  const subEntry = sub && entries[sub.index]
  const subId = `${id}s${sub?.index ?? ''}`
  const slotArgs = { sub: isSub }
  const hasOthers = !isEmptySlot(body.props.contentTop) || !isEmptySlot(body.props.contentBottom)
  let row = -1

  return (
    <>
      <Popup
        componentName={componentName}
        frond={frond}
        open={open}
        onGone={onGone}
        onDismiss={(reason) => (reason === 'escape-key' || isSub ? onClose() : onCloseAll())}
        anchor={anchor}
        placement={placement}
        target={body.props.portal}
        parentLayer={props.parentLayer}
        layerRef={layer}
        onPlaced={() => {
          isPlaced.current = true
          if (props.modal && popup.current) blockScroll(popup.current)
          takeFocus()
          const first = entries.findIndex(({ item }) => item.open ?? item.defaultOpen)
          if (first >= 0) openSub(first, 'none')
        }}
        before={props.before}
        {...joinProps(
          {
            onPointerMove,
            onPointerLeave,
            onPointerUp,
            onPointerDown: () => delete pointer.current.press,
            onPointerEnter: props.onPointerIn,
            onClick,
            onKeyDown,
            onContextMenu: (event: MouseEvent) => event.preventDefault(),
          },
          props.attributes ?? {},
        )}
        className={classes.content}
        data-slot={isSub ? 'content' : body.slot}
        ref={joinRefs(popup, props.popupRef)}
      >
        {fillSlot(body.props.contentTop, slotArgs)}
        {filter && (
          <input
            aria-label={messagesOf(frond, 'dropdownMenu', english).search}
            placeholder={messagesOf(frond, 'dropdownMenu', english).search}
            autoComplete="off"
            spellCheck={false}
            {...(filter === true ? undefined : (filter as MenuFilterField))}
            type="text"
            aria-controls={id}
            value={term}
            onChange={onSearch}
            className={classes.input}
            data-slot="input"
            ref={field}
          />
        )}
        {groups.length > 0 && (
          <div
            role="menu"
            id={id}
            tabIndex={hasOthers && !filter ? 0 : -1}
            {...props.labels}
            className={classes.viewport}
            data-slot="viewport"
            ref={viewport}
          >
            {groups.map((group, groupIndex) => {
              const heading = group.findIndex(({ item }) => item.type === 'label')
              const headingId = heading < 0 ? undefined : `${id}g${groupIndex}`
              return (
                <div
                  key={groupIndex}
                  role={groups.length > 1 || headingId ? 'group' : undefined}
                  aria-labelledby={headingId}
                  className={classes.group}
                  data-slot="group"
                >
                  {group.map((entry, index) => {
                    if (!isChoice(entry))
                      return renderEntry(body, entry, index === heading ? headingId : undefined, undefined)
                    row += 1
                    const isOpen = sub?.open && sub.index === row
                    return renderEntry(body, entry, filter ? `${id}i${row}` : undefined, isOpen ? subId : undefined)
                  })}
                </div>
              )
            })}
          </div>
        )}
        {filter && groups.length === 0 && (
          <div role="status" className={classes.empty} data-slot="empty">
            {isEmptySlot(body.props.empty)
              ? messagesOf(frond, 'dropdownMenu', english).noMatch
              : fillSlot(body.props.empty, { searchTerm: term })}
          </div>
        )}
        {fillSlot(body.props.contentBottom, slotArgs)}
        {arrow && (
          <div aria-hidden {...(arrow === true ? undefined : arrow)} className={classes.arrow} data-slot="arrow" />
        )}
      </Popup>
      {sub && subEntry && hasChildren(subEntry.item) && layer.current && (
        <MenuLevel
          key={sub.index}
          body={body}
          items={subEntry.item.children}
          id={subId}
          open={open && sub.open}
          onGone={() => setSub(null)}
          onClose={() => {
            closeSub()
            if (viewport.current) focusHighlighted(viewport.current, field.current)
          }}
          onCloseAll={onCloseAll}
          onReturnFocus={() => {
            if (!open) props.onReturnFocus()
            else if (viewport.current) focusHighlighted(viewport.current, field.current)
          }}
          onPointerIn={() => {
            // It has arrived: what it met on its way does not count.
            clearTimeout(pointer.current.timer)
          }}
          start={sub.start}
          anchor={sub.anchor}
          placement={{ ...subPlacement, ...subEntry.item.content }}
          labels={{ 'aria-label': subEntry.label || undefined }}
          classes={body.classes}
          parentLayer={layer.current}
          modal={props.modal}
          popupRef={subPopup}
          filter={subEntry.item.filter}
          filterFields={subEntry.item.filterFields ?? body.props.filterFields}
          ignoreFilter={subEntry.item.ignoreFilter}
        />
      )}
    </>
  )
}

function take(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

function isCaretAt(field: HTMLInputElement | null, place: 'start' | 'end'): boolean {
  if (!field || field.selectionStart !== field.selectionEnd) return false
  return field.selectionStart === (place === 'start' ? 0 : field.value.length)
}
