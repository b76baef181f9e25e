'use client'

import { isValidElement, useId, useRef, type HTMLAttributes, type ReactElement } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import type { MenuStart } from '../primitives/menu/menu-model.ts'
import { useMenuButton } from '../primitives/menu/use-menu-button.ts'
import { useMenuOpening } from '../primitives/menu/use-menu-opening.ts'
import type { PopupPlacement } from '../primitives/popup/place-popup.ts'
import { joinProps } from '../system/render-element.ts'
import { resolveLazy } from '../system/resolve-lazy.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { cloneTrigger } from '../system/clone-trigger.ts'
import { warn } from '../system/warn.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { dropdownMenuTheme } from '../theme/dropdown-menu.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { MenuFilterOptions, MenuItem, MenuOptions, MenuSlotArgs } from './menu/menu-types.ts'
import { Menu, type MenuProps } from './menu/menu.tsx'

type Part = SlotOf<typeof dropdownMenuTheme>

/** An item of a dropdown menu. */
export interface DropdownMenuItem extends MenuItem {}

/** Arguments of the functions that render parts of an item. */
export interface DropdownMenuSlotArgs<Item> extends MenuSlotArgs<Item> {}

/** Placement and attributes of the menu. */
export interface DropdownMenuContentOptions
  extends PopupPlacement, Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'children'> {}

export interface DropdownMenuProps<Item extends object = DropdownMenuItem>
  extends MenuOptions<Item>, MenuFilterOptions {
  /** Size of the items. @default 'md' */
  size?: ThemeOption<typeof dropdownMenuTheme, 'size'>
  /** Placement and attributes of the menu. @default { side: 'bottom', sideOffset: 8, collisionPadding: 8 } */
  content?: DropdownMenuContentOptions
  /** Shows an arrow that points at the trigger. Pass attributes to customize it. @default false */
  arrow?: boolean | Omit<HTMLAttributes<HTMLDivElement>, 'className'>
  /** Whether the menu is open (controlled). */
  open?: boolean
  /** Whether the menu is open initially. @default false */
  defaultOpen?: boolean
  /** The trigger: an element, or a function that returns one. */
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
    defaultOpen,
    ...props
  } = resolveProps(frond, dropdownMenuTheme, defaults, ownProps)
  const { disabled } = props
  const trigger = useRef<HTMLElement>(null)
  const opened = (start: MenuStart) => ({ start, anchor: trigger, returnTo: trigger })
  const menu = useMenuOpening({
    open: givenOpen,
    defaultOpen,
    disabled,
    onOpenChange: props.onOpenChange,
    initial: opened(initialStart),
  })
  const { open } = menu
  const button = useMenuButton({ open, onOpen: (start) => menu.show(opened(start)), onClose: menu.close })
  const id = useId()

  const child = resolveLazy(typeof children === 'function' ? children({ open }) : children)
  if (child !== undefined && !isValidElement(child)) {
    warn(
      'DropdownMenu',
      'the trigger is not an element, so it cannot open the menu. Pass one element that accepts onClick, such as a <Button>.',
    )
  }

  let triggerId: string | undefined
  const clone =
    isValidElement(child) &&
    cloneTrigger(child, (element) => {
      const own: Record<string, unknown> = { ref: trigger, 'aria-haspopup': 'menu', 'aria-expanded': open, ...button }
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
      {menu.present && (
        <Menu
          key={menu.count}
          componentName="DropdownMenu"
          slot="dropdown-menu"
          frond={frond}
          // This theme has all parts of a context menu and some more.
          theme={dropdownMenuTheme as unknown as MenuProps['theme']}
          // The menu treats all items alike and passes them back to the slots of the caller unchanged.
          props={props as unknown as MenuProps['props']}
          size={size}
          ui={ui}
          id={id}
          labelledBy={triggerId}
          menu={menu}
          placement={placement}
          content={content}
          arrow={arrow}
        />
      )}
    </>
  )
}

DropdownMenu.triggerProp = 'children'

const initialStart: MenuStart = { focus: 'menu' }
const placement: PopupPlacement = { side: 'bottom', sideOffset: 8, collisionPadding: 8 }
