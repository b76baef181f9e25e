'use client'

import { isValidElement, useId, type HTMLAttributes, type ReactNode } from 'react'
import { createRect } from '../system/browser-support.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { useContextArea } from '../primitives/menu/use-context-area.ts'
import { useMenuOpening, type MenuOpening } from '../primitives/menu/use-menu-opening.ts'
import type { PopupPlacement } from '../primitives/popup/place-popup.ts'
import { joinProps } from '../system/render-element.ts'
import { resolveLazy } from '../system/resolve-lazy.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { cloneTrigger } from '../system/clone-trigger.ts'
import { warn } from '../system/warn.ts'
import { contextMenuTheme } from '../theme/context-menu.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { MenuItem, MenuOptions, MenuSlotArgs } from './menu/menu-types.ts'
import { Menu, type MenuProps } from './menu/menu.tsx'

type Part = SlotOf<typeof contextMenuTheme>

/** An item of a context menu. */
export interface ContextMenuItem extends MenuItem {}

/** Arguments of the functions that render parts of an item. */
export interface ContextMenuSlotArgs<Item> extends MenuSlotArgs<Item> {}

/** Placement and attributes of the menu. */
export interface ContextMenuContentOptions
  extends PopupPlacement, Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'children'> {}

export interface ContextMenuProps<Item extends object = ContextMenuItem> extends MenuOptions<Item> {
  /** Size of the items. @default 'md' */
  size?: ThemeOption<typeof contextMenuTheme, 'size'>
  /** Placement relative to the pointer, and attributes of the menu. @default { side: 'inline-end', align: 'start', sideOffset: 2, collisionPadding: 8 } */
  content?: ContextMenuContentOptions
  /** How long a touch must last to open the menu, in ms. @default 700 */
  pressOpenDelay?: number
  /** The area that the menu opens on: one element. */
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

/** A menu that opens at the pointer, on right click or long press. */
export function ContextMenu<Item extends ContextMenuItem & object>(ownProps: ContextMenuProps<Item>) {
  const frond = useFrond()
  const { children, content, size, ui, pressOpenDelay, ...props } = resolveProps(
    frond,
    contextMenuTheme,
    defaults,
    ownProps,
  )
  const { disabled } = props
  const menu = useMenuOpening({ disabled, onOpenChange: props.onOpenChange, initial })
  const { open, opening } = menu
  const id = useId()

  const area = useContextArea({
    longPressMs: pressOpenDelay,
    onOpen(element, { x, y }, start) {
      const rect = createRect(x, y)
      const root = element.getRootNode() as Document | ShadowRoot
      menu.show({
        start,
        anchor: { current: { contextElement: element, getBoundingClientRect: () => rect } },
        // If the menu is already open at another point, focus is inside it. The element before that still gets focus.
        returnTo: open ? opening.returnTo : { current: root.activeElement },
      })
    },
  })

  const given = resolveLazy(children)
  const child = isValidElement(given) ? given : <span>{given}</span>
  if (given !== undefined && child !== given)
    warn('ContextMenu', 'the children are not one element, so they were wrapped in a span. Pass one element.')

  return (
    <>
      {disabled ? child : cloneTrigger(child, (element) => joinProps(area, element.props))}
      {menu.present && (
        <Menu
          key={menu.count}
          componentName="ContextMenu"
          slot="context-menu"
          frond={frond}
          theme={contextMenuTheme}
          // The menu treats all items alike and passes them back to the slots of the caller unchanged.
          props={props as unknown as MenuProps['props']}
          size={size}
          ui={ui}
          id={id}
          labelledBy={undefined}
          menu={menu}
          placement={placement}
          content={content}
        />
      )}
    </>
  )
}

ContextMenu.triggerProp = 'children'

const initial: MenuOpening = { start: { focus: 'menu' }, anchor: { current: null }, returnTo: { current: null } }
const placement: PopupPlacement = { side: 'inline-end', align: 'start', sideOffset: 2, collisionPadding: 8 }
