'use client'

import { useLayoutEffect, useRef, type HTMLAttributes, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { createResizeObserver } from '../../system/browser-support.ts'
import { fillSlot } from '../../system/slots.ts'
import { openLayer } from '../../primitives/popup/layers.ts'
import { returnFocus } from '../../primitives/focus/return-focus.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import { useExit } from '../../primitives/presence/use-exit.ts'
import { ChildList } from './child-list.tsx'
import type { Entry } from './entries.ts'
import { Hint } from './hint.tsx'
import {
  classesOf,
  disclosure,
  isPlainPress,
  isSplit,
  linkContent,
  panelId,
  Pressable,
  trailingIcon,
  type MenuBody,
} from './link-view.tsx'
import type { NavigationMenuPart } from './menu-types.ts'
import { moveFrom, placePanel, type Frame } from './place-panel.ts'
import { isElement } from '../../system/is-node.ts'
import { viewOf } from '../../system/view-of.ts'

/** What the items of a horizontal menu have in common. */
export interface HorizontalBody extends MenuBody {
  readonly arrow: boolean
  /** Whether a panel is placed below its item instead of below the whole menu. */
  readonly besideItem: boolean
  /** Key of the item whose panel is rendered. Stays set during the closing animation. */
  readonly shown: string
  /** The item whose panel was shown before. */
  readonly before: Entry | undefined
  /** Position and size of the panel. The next panel animates from there. */
  readonly frame: RefObject<Frame | null>
  /** Whether the next panel that opens takes focus. */
  readonly takesFocus: RefObject<boolean>
  readonly open: (entry: Entry) => void
  readonly onGone: () => void
  readonly onEnter: (entry: Entry, event: PointerEvent) => void
  readonly onLeave: (entry: Entry, event: PointerEvent) => void
  readonly onPress: (entry: Entry, event: MouseEvent) => void
}

interface ItemProps {
  body: HorizontalBody
  entry: Entry
}

export function HorizontalItem({ body, entry }: ItemProps) {
  const { item, index, opens } = entry
  const ui = classesOf(body, item, 'link')
  if (item.type === 'label') {
    return (
      <li className={ui.item} data-slot="item">
        <span className={ui.label} data-slot="label">
          {linkContent(body, entry, { item, index, active: false, ui }, false)}
        </span>
      </li>
    )
  }

  const active = entry.active || entry.holdsActive
  const split = isSplit(entry)
  const open = opens && body.isOpen(entry)
  const link = (
    <Pressable
      body={body}
      entry={entry}
      active={active}
      className={ui.link}
      data-slot="link"
      data-split={split ? '' : undefined}
      {...(opens && !split && disclosure(body, entry, open))}
      onPress={(event) => {
        if (opens && !split) body.onPress(entry, event)
        else if (isPlainPress(event)) body.close()
      }}
    >
      {linkContent(body, entry, { item, index, active, ui }, opens && !split)}
    </Pressable>
  )
  if (!opens) {
    return (
      <li className={ui.item} data-slot="item">
        {item.tooltip ? <Hint body={body} entry={entry} link={link} /> : link}
      </li>
    )
  }

  const disabled = body.disabled || item.disabled
  // The list item gets the events of the link, the button and the panel.
  const handlers: HTMLAttributes<HTMLElement> = {
    onBlur({ currentTarget, relatedTarget }) {
      if (open && relatedTarget && !currentTarget.contains(relatedTarget)) body.close()
    },
  }
  if (!disabled) {
    handlers.onPointerEnter = (event) => body.onEnter(entry, event)
    handlers.onPointerLeave = (event) => body.onLeave(entry, event)
    handlers.onKeyDown = (event) => {
      const { currentTarget, target, key } = event
      if (key !== 'ArrowDown' || (target as Element).parentElement !== currentTarget) return
      event.preventDefault()
      body.takesFocus.current = true
      if (open) focusInside(currentTarget.lastElementChild!, body.takesFocus)
      else body.open(entry)
    }
  }
  return (
    <li className={ui.item} data-slot="item" data-split={split ? '' : undefined} {...handlers}>
      {link}
      {split && (
        <button
          type="button"
          aria-label={entry.text}
          disabled={disabled}
          className={ui.linkTrailing}
          data-slot="linkTrailing"
          data-split=""
          {...disclosure(body, entry, open)}
          onClick={(event) => body.onPress(entry, event)}
        >
          {trailingIcon(body, item, ui)}
        </button>
      )}
      {(body.shown === entry.key || !body.unmountOnHide) && <Panel body={body} entry={entry} ui={ui} open={open} />}
    </li>
  )
}

interface PanelProps extends ItemProps {
  ui: Classes<NavigationMenuPart>
  open: boolean
}

/**
 * The panel of an item. It is rendered inside the item, so that it comes next in the tab order and for screen readers. A new
 * panel starts at the position and size of the previous one, so that it looks like one panel that moves.
 */
function Panel({ body, entry, ui, open }: PanelProps) {
  const { item, index, active } = entry
  const { frame, takesFocus, arrow, besideItem, before } = body
  const { align = 'center', collisionPadding = 8, ...attributes } = body.content ?? {}
  const wrapper = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const isRendered = body.shown === entry.key
  useExit(viewport, open || !isRendered, () => {
    if (isRendered && !open) body.onGone()
  })

  useLayoutEffect(() => {
    if (!open || !wrapper.current || !viewport.current) return
    const parts = { root: rootOf(wrapper.current), wrapper: wrapper.current, viewport: viewport.current }
    const place = () => {
      frame.current = placePanel(parts, { align, padding: collisionPadding, besideItem })
    }
    const last = frame.current
    place()
    if (last) moveFrom(last, frame.current!, parts)
    const observer = createResizeObserver(() => {
      // While the panel animates from the previous one, its size is not its final size.
      if (!parts.viewport.hasAttribute('data-moving')) place()
    })
    observer.observe(parts.root)
    observer.observe(parts.viewport)
    const view = viewOf(parts.root)
    view.addEventListener('resize', place)
    return () => {
      observer.disconnect()
      view.removeEventListener('resize', place)
    }
  }, [open, frame, align, collisionPadding, besideItem])

  useLayoutEffect(() => {
    if (open && viewport.current) focusInside(viewport.current, takesFocus)
  }, [open, takesFocus])

  const { close } = body
  const latestClose = useRef(close)
  useLayoutEffect(() => {
    latestClose.current = close
  })
  useLayoutEffect(() => {
    const own = wrapper.current?.parentElement
    if (!open || !own) return
    const root = rootOf(wrapper.current!)
    return openLayer(
      {
        // Other items handle presses themselves.
        holds: (path) => path.some((target) => isElement(target) && target.parentElement?.parentElement === root),
        dismiss(reason) {
          if (reason === 'escape-key' && own.contains(own.ownerDocument.activeElement))
            returnFocus(own.querySelector(':scope > [aria-expanded]'))
          latestClose.current()
        },
      },
      own.ownerDocument,
    )
  }, [open])

  const content = item.renderContent ?? body.itemContent
  const switched = before ? '' : undefined
  const ending = isRendered && !open ? '' : undefined
  return (
    <div ref={wrapper} hidden={!isRendered} className={ui.viewportWrapper} data-slot="viewportWrapper">
      {arrow && (
        <div
          aria-hidden
          className={ui.indicator}
          data-slot="indicator"
          data-switched={switched}
          data-ending-style={ending}
        >
          <div className={ui.arrow} data-slot="arrow" />
        </div>
      )}
      <div
        {...attributes}
        ref={viewport}
        id={panelId(body, entry)}
        className={ui.viewport}
        data-slot="viewport"
        data-switched={switched}
        data-ending-style={ending}
      >
        <div className={ui.content} data-slot="content" data-from={before && (index > before.index ? 'end' : 'start')}>
          {content === undefined ? (
            <ChildList body={body} entries={entry.children} ui={ui} onFollow={close} />
          ) : (
            fillSlot(content, { item, index, active, ui, close })
          )}
        </div>
      </div>
    </div>
  )
}

function focusInside(panel: Element, takesFocus: RefObject<boolean>): void {
  if (!takesFocus.current) return
  takesFocus.current = false
  panel.querySelector<HTMLElement>('a[href], button:not(:disabled)')?.focus()
}

/** The root of the menu: panel wrapper → item → list → root. A ref to the root is not set yet if a panel is open on mount. */
function rootOf(wrapper: HTMLElement): HTMLElement {
  return wrapper.parentElement!.parentElement!.parentElement!
}
