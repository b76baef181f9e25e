'use client'

import {
  isValidElement,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import type { PopupAnchor, PopupPlacement } from '../primitives/popup/place-popup.ts'
import { returnFocus } from '../primitives/focus/return-focus.ts'
import { joinProps } from '../system/render-element.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { cloneTrigger } from '../system/clone-trigger.ts'
import { usePresence } from '../primitives/presence/use-presence.ts'
import { warn } from '../system/warn.ts'
import { contextMenuTheme } from '../theme/context-menu.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { MenuStart } from './menu/menu-level.tsx'
import type { MenuItem, MenuOptions, MenuSlotArgs } from './menu/menu-types.ts'
import { Menu, type MenuProps } from './menu/menu.tsx'

type Part = SlotOf<typeof contextMenuTheme>

/** An item of a context menu. */
export interface ContextMenuItem extends MenuItem {}

/** What the parts of an item know. */
export interface ContextMenuSlotArgs<Item> extends MenuSlotArgs<Item> {}

/** Where a menu stands beside the pointer, and its attributes. */
export interface ContextMenuContentOptions
  extends PopupPlacement, Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'children'> {}

export interface ContextMenuProps<Item extends object = ContextMenuItem> extends MenuOptions<Item> {
  /** Height of the items, and with it text and icons. @default 'md' */
  size?: ThemeOption<typeof contextMenuTheme, 'size'>
  /** Where the menu stands, and attributes of it. @default { side: 'inline-end', align: 'start', sideOffset: 2, collisionPadding: 8 } */
  content?: ContextMenuContentOptions
  /** How long a finger rests before the menu opens, in ms. @default 700 */
  pressOpenDelay?: number
  /** The area that has the menu: one element. */
  children?: ReactNode
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
}

const defaults = {
  size: 'md',
  externalIcon: true,
  portal: true,
  labelKey: 'label',
  descriptionKey: 'description',
  disabled: false,
  modal: true,
  pressOpenDelay: 700,
} as const

/** How far a finger may move while it rests. */
const STILL_PX = 10

/** A menu that opens over an area, where the pointer is. */
export function ContextMenu<Item extends ContextMenuItem & object>(ownProps: ContextMenuProps<Item>) {
  const frond = useFrond()
  const { children, content, size, ui, pressOpenDelay, ...props } = resolveProps(
    frond,
    contextMenuTheme,
    defaults,
    ownProps,
  )
  const { disabled } = props
  const [wantedOpen, setOwnOpen] = useState(false)
  const open = wantedOpen && !disabled
  const { present, leave } = usePresence(open)
  const [opening, setOpening] = useState<Opening>(firstOpening)
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  const id = useId()

  const setOpen = (next: boolean) => {
    setOwnOpen(next)
    props.onOpenChange?.(next)
  }
  const openAt = (area: Element, rect: DOMRect, start: MenuStart) => {
    const root = area.getRootNode() as Document | ShadowRoot
    // Of a menu that opens anew, the place where the focus was is known.
    const before = open ? opening.before : root.activeElement
    const anchor = { current: { contextElement: area, getBoundingClientRect: () => rect } }
    setOpening({ count: opening.count + 1, start, anchor, before })
    if (!open) setOpen(true)
  }
  const close = () => {
    returnFocus(opening.before)
    setOpen(false)
  }

  const forgetPress = () => {
    clearTimeout(press.current?.timer)
    press.current = null
  }
  const area = {
    onContextMenu(event: MouseEvent) {
      if (event.defaultPrevented) return
      event.preventDefault()
      // A finger that rests opens it after its own time.
      if (press.current) return
      const { clientX: x, clientY: y, currentTarget } = event
      openAt(currentTarget, new DOMRect(x, y), { focus: 'menu', point: { x, y } })
    },
    onKeyDown(event: KeyboardEvent) {
      const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
      if (!isMenuKey || event.defaultPrevented) return
      event.preventDefault()
      const { left, bottom } = (event.target as Element).getBoundingClientRect()
      openAt(event.currentTarget, new DOMRect(left, bottom), { focus: 'first' })
    },
    onPointerDown(event: PointerEvent) {
      forgetPress()
      if (event.pointerType !== 'touch' || !event.isPrimary || event.defaultPrevented) return
      const { clientX: x, clientY: y } = event
      const element = event.currentTarget as HTMLElement
      // Or the phone selects text and shows its own menu.
      element.style.setProperty('-webkit-touch-callout', 'none')
      const timer = setTimeout(() => {
        press.current = null
        if (!element.isConnected) return
        // Letting go is no press on what is there.
        element.addEventListener('touchend', (end) => end.preventDefault(), { once: true, passive: false })
        openAt(element, new DOMRect(x, y), { focus: 'menu' })
      }, pressOpenDelay)
      press.current = { timer, x, y }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > STILL_PX) forgetPress()
    },
    onPointerUp: forgetPress,
    onPointerCancel: forgetPress,
  }

  const child = isValidElement(children) ? children : <span>{children}</span>
  if (children !== undefined && child !== children)
    warn('ContextMenu', 'its children are not one element, so they were put into a span. Pass one element.')

  return (
    <>
      {disabled ? child : cloneTrigger(child, (element) => joinProps(area, element.props))}
      {present && (
        <Menu
          key={opening.count}
          componentName="ContextMenu"
          slot="context-menu"
          frond={frond}
          theme={contextMenuTheme}
          // The items are the caller's own type; the slots get them back as they came.
          props={props as unknown as MenuProps['props']}
          size={size}
          ui={ui}
          id={id}
          labelledBy={undefined}
          open={open}
          onGone={leave}
          onClose={close}
          onReturnFocus={() => returnFocus(opening.before)}
          start={opening.start}
          anchor={opening.anchor}
          placement={placement}
          content={content}
        />
      )}
    </>
  )
}

ContextMenu.triggerProp = 'children'

interface Opening {
  readonly count: number
  readonly start: MenuStart
  readonly anchor: { current: PopupAnchor | null }
  /** What had the focus. */
  readonly before: Element | null
}

const firstOpening: Opening = { count: 0, start: { focus: 'menu' }, anchor: { current: null }, before: null }
const placement: PopupPlacement = { side: 'inline-end', align: 'start', sideOffset: 2, collisionPadding: 8 }
