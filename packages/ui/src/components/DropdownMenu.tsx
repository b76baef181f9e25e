'use client'

import {
  isValidElement,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import type { PopupPlacement } from '../primitives/popup/place-popup.ts'
import { returnFocus } from '../primitives/focus/return-focus.ts'
import { joinProps } from '../system/render-element.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { cloneTrigger } from '../system/clone-trigger.ts'
import { useControlled } from '../system/use-controlled.ts'
import { usePresence } from '../primitives/presence/use-presence.ts'
import { warn } from '../system/warn.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { dropdownMenuTheme } from '../theme/dropdown-menu.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { MenuStart } from './menu/menu-level.tsx'
import type { MenuFilterOptions, MenuItem, MenuOptions, MenuSlotArgs } from './menu/menu-types.ts'
import { Menu, type MenuProps } from './menu/menu.tsx'

type Part = SlotOf<typeof dropdownMenuTheme>

/** An item of a dropdown menu. */
export interface DropdownMenuItem extends MenuItem {}

/** What the parts of an item know. */
export interface DropdownMenuSlotArgs<Item> extends MenuSlotArgs<Item> {}

/** Where a menu stands, and its attributes. */
export interface DropdownMenuContentOptions
  extends PopupPlacement, Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'children'> {}

export interface DropdownMenuProps<Item extends object = DropdownMenuItem>
  extends MenuOptions<Item>, MenuFilterOptions {
  /** Height of the items, and with it text and icons. @default 'md' */
  size?: ThemeOption<typeof dropdownMenuTheme, 'size'>
  /** Where the menu stands, and attributes of it. @default { side: 'bottom', sideOffset: 8, collisionPadding: 8 } */
  content?: DropdownMenuContentOptions
  /** Points at the trigger; an object gives attributes of the arrow. @default false */
  arrow?: boolean | Omit<HTMLAttributes<HTMLDivElement>, 'className'>
  /** Whether it is open. Without it the menu keeps its own state. */
  open?: boolean
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean
  /** The trigger: one element, or a function that returns it. */
  children?: ReactElement | ((state: { open: boolean }) => ReactElement)
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
}

const defaults = {
  size: 'md',
  externalIcon: true,
  arrow: false,
  portal: true,
  labelKey: 'label',
  descriptionKey: 'description',
  filter: false,
  ignoreFilter: false,
  disabled: false,
  modal: true,
} as const

/** A menu that opens from a button. */
export function DropdownMenu<Item extends DropdownMenuItem & object>(ownProps: DropdownMenuProps<Item>) {
  const frond = useFrond()
  const {
    children,
    content,
    arrow,
    size,
    ui,
    open: givenOpen,
    defaultOpen = false,
    ...props
  } = resolveProps(frond, dropdownMenuTheme, defaults, ownProps)
  const { disabled } = props
  const [wantedOpen, setOwnOpen] = useControlled(givenOpen, defaultOpen)
  const open = wantedOpen && !disabled
  const { present, leave } = usePresence(open)
  const [opening, setOpening] = useState<{ count: number; start: MenuStart }>(firstOpening)
  const trigger = useRef<HTMLElement>(null)
  /** Whether the press that goes on has been answered already. */
  const isPressed = useRef(false)
  const id = useId()

  const setOpen = (next: boolean) => {
    setOwnOpen(next)
    props.onOpenChange?.(next)
  }
  const show = (start: MenuStart) => {
    setOpening({ count: opening.count + 1, start })
    setOpen(true)
  }
  const close = () => {
    // Before anything that was chosen can open: a dialog gives the focus back to where it was.
    returnFocus(trigger.current)
    setOpen(false)
  }

  const child = typeof children === 'function' ? children({ open }) : children
  if (child !== undefined && !isValidElement(child)) {
    warn(
      'DropdownMenu',
      'its trigger is not an element and does not open it. Pass one element that takes onClick, such as a <Button>.',
    )
  }

  let triggerId: string | undefined
  const clone =
    isValidElement(child) &&
    cloneTrigger(child, (element) => {
      const own: Record<string, unknown> = {
        ref: trigger,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onMouseDown(event: MouseEvent) {
          if (event.button !== 0 || event.ctrlKey || event.defaultPrevented) return
          // The focus goes to the menu, which is there before the browser would move it.
          event.preventDefault()
          isPressed.current = true
          if (open) close()
          else show({ focus: 'menu', point: { x: event.clientX, y: event.clientY } })
        },
        onClick(event: MouseEvent) {
          const isAnswered = isPressed.current && event.detail !== 0
          isPressed.current = false
          if (isAnswered || event.defaultPrevented) return
          if (open) close()
          else show({ focus: 'first' })
        },
        onKeyDown(event: KeyboardEvent) {
          if (event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
          event.preventDefault()
          show({ focus: event.key === 'ArrowDown' ? 'first' : 'last' })
        },
      }
      if (disabled) own.disabled = true
      if (open) {
        triggerId = (element.props.id as string | undefined) ?? `${id}t`
        own.id = triggerId
        own['aria-controls'] = id
      }
      return joinProps(own, element.props)
    })

  return (
    <>
      {clone || child}
      {present && (
        <Menu
          key={opening.count}
          componentName="DropdownMenu"
          slot="dropdown-menu"
          frond={frond}
          // The same themes but for the parts that only this one has.
          theme={dropdownMenuTheme as unknown as MenuProps['theme']}
          // The items are the caller's own type; the slots get them back as they came.
          props={props as unknown as MenuProps['props']}
          size={size}
          ui={ui}
          id={id}
          labelledBy={triggerId}
          open={open}
          onGone={leave}
          onClose={close}
          onReturnFocus={() => returnFocus(trigger.current)}
          start={opening.start}
          anchor={trigger}
          placement={placement}
          content={content}
          arrow={arrow}
        />
      )}
    </>
  )
}

DropdownMenu.triggerProp = 'children'

const firstOpening: { count: number; start: MenuStart } = { count: 0, start: { focus: 'menu' } }
const placement: PopupPlacement = { side: 'bottom', sideOffset: 8, collisionPadding: 8 }
