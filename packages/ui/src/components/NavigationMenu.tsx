'use client'

import { Fragment, type HTMLAttributes, type KeyboardEvent, type Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, type Slot } from '../system/slots.ts'
import type { FieldName } from '../primitives/items/item-key.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import type { Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { colorClass } from '../theme/class-names.ts'
import type { Color } from '../theme/color-names.ts'
import { navigationMenuTheme } from '../theme/navigation-menu.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { IconValue } from './Icon.tsx'
import { moveMenuFocus } from './navigation-menu/move-focus.ts'
import type {
  NavigationMenuContentOptions,
  NavigationMenuItem,
  NavigationMenuItems,
  NavigationMenuPart,
  NavigationMenuSlots,
} from './navigation-menu/menu-types.ts'
import { useItemRenderer, type AnyProps } from './navigation-menu/use-item-renderer.tsx'
import type { PopoverProps } from './Popover.tsx'
import type { TooltipProps } from './Tooltip.tsx'

export type {
  NavigationMenuChildItem,
  NavigationMenuContentArgs,
  NavigationMenuContentOptions,
  NavigationMenuItem,
  NavigationMenuSlotArgs,
} from './navigation-menu/menu-types.ts'

export type NavigationMenuOrientation = ThemeOption<typeof navigationMenuTheme, 'orientation'>
export type NavigationMenuType = 'single' | 'multiple'

/** The open items: of a vertical menu in which several may be open a list of keys, else one key, or `''` for none. */
export type NavigationMenuValue<
  Orientation extends NavigationMenuOrientation,
  Type extends NavigationMenuType,
> = Orientation extends 'vertical' ? (Type extends 'multiple' ? string[] : string) : string

export interface NavigationMenuProps<
  Item extends object = NavigationMenuItem,
  Orientation extends NavigationMenuOrientation = 'horizontal',
  Type extends NavigationMenuType = 'multiple',
>
  extends
    NavigationMenuSlots<Item>,
    Omit<HTMLAttributes<HTMLElement>, 'className' | 'color' | 'children' | 'content' | 'defaultValue' | 'popover'> {
  /** The items, or groups of items set apart from each other. */
  items?: NavigationMenuItems<Item>
  /** Puts the items beside one another, with panels that open over the page, or below one another, as a tree. @default 'horizontal' */
  orientation?: Orientation
  /** Whether one item at a time can be open in a vertical menu, or several. @default 'multiple' */
  type?: Type
  /** The open item: its key, or `''` for none. In a vertical menu of `type="multiple"` a list of keys. */
  value?: NavigationMenuValue<Orientation, Type>
  /** The item that is open at first. In a vertical menu that of the page one is at opens by itself. */
  defaultValue?: NavigationMenuValue<Orientation, Type>
  /** Called when an item opens or closes, with the open items and the item it was. */
  onValueChange?: (value: NavigationMenuValue<Orientation, Type>, item: Item) => void
  /** Colour of active items. @default 'primary' */
  color?: Color
  /** Shows items with a fill under the pointer, or by their text alone. @default 'pill' */
  variant?: ThemeOption<typeof navigationMenuTheme, 'variant'>
  /** Draws a line at the active item. @default false */
  highlight?: boolean
  /** Colour of that line. @default 'primary' */
  highlightColor?: Color
  /** Shows a vertical menu as icons only. @default false */
  collapsed?: boolean
  /** Shows the text of items in tooltips while the menu is collapsed; an object sets their props. @default false */
  tooltip?: boolean | TooltipProps
  /** Shows the children of items in popovers while the menu is collapsed; an object sets their props. @default false */
  popover?: boolean | PopoverProps
  /** Icon of items that open something. @default the icon of the role `chevronDown` */
  trailingIcon?: IconValue
  /** Icon of links that open another tab, or `false` for none. @default true */
  externalIcon?: boolean | IconValue
  /** Attributes of the panels, and where they stand. */
  content?: NavigationMenuContentOptions
  /** Puts the links of a panel beside one another, in a panel as wide as the menu, or below one another, under their item. @default 'horizontal' */
  contentOrientation?: ThemeOption<typeof navigationMenuTheme, 'contentOrientation'>
  /** Points from the panel at its item. @default false */
  arrow?: boolean
  /** Wait before a panel opens under the pointer, in ms. @default 0 */
  delayDuration?: number
  /** Time after one panel closed in which the next opens at once, in ms. @default 300 */
  skipDelayDuration?: number
  /** Leaves presses of the pointer on items with a panel without effect; pointing at them opens it. @default false */
  disableClickTrigger?: boolean
  /** Opens panels by a press only. @default false */
  disableHoverTrigger?: boolean
  /** Keeps a panel open when the pointer leaves it. @default false */
  disablePointerLeaveClose?: boolean
  /** Takes what is closed out of the page. Without it the links are there for search engines. @default true */
  unmountOnHide?: boolean
  /** Lets the open item of a vertical menu of `type="single"` be closed. @default true */
  collapsible?: boolean
  /** Disables all items. @default false */
  disabled?: boolean
  /** Field that identifies an item. @default 'value' */
  valueKey?: FieldName<Item>
  /** Field with the text of an item. @default 'label' */
  labelKey?: FieldName<Item>
  /** What stands before the items. */
  listLeading?: Slot<{ ui: Classes<NavigationMenuPart> }>
  /** What stands after the items. */
  listTrailing?: Slot<{ ui: Classes<NavigationMenuPart> }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in NavigationMenuPart]?: ClassValue }
  /** Changes the element that is rendered. @default <div role="navigation"> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = {
  orientation: 'horizontal',
  type: 'multiple',
  color: 'primary',
  variant: 'pill',
  highlight: false,
  highlightColor: 'primary',
  collapsed: false,
  tooltip: false,
  popover: false,
  externalIcon: true,
  contentOrientation: 'horizontal',
  arrow: false,
  delayDuration: 0,
  skipDelayDuration: 300,
  disableClickTrigger: false,
  disableHoverTrigger: false,
  disablePointerLeaveClose: false,
  unmountOnHide: true,
  collapsible: true,
  disabled: false,
  valueKey: 'value',
  labelKey: 'label',
} as const

/** The items of a list, or of all its groups together. */
type ItemIn<Items extends readonly unknown[]> = Items[number] extends infer Entry
  ? Entry extends readonly (infer Item extends object)[]
    ? Item
    : Entry & object
  : never

/** Links of a site or an application: a bar with panels, or a tree. */
export function NavigationMenu<
  Items extends NavigationMenuItems<NavigationMenuItem & object>,
  const Orientation extends NavigationMenuOrientation = 'horizontal',
  const Type extends NavigationMenuType = 'multiple',
>(ownProps: NavigationMenuProps<ItemIn<Items>, Orientation, Type> & { items?: Items }) {
  const frond = useFrond()
  // The cast is safe: the type of the items only narrows what callers may pass and is erased here.
  const props = resolveProps(frond, navigationMenuTheme, defaults, ownProps as unknown as AnyProps)
  const { classes, groups, renderItem } = useItemRenderer(frond, props)
  const {
    items: _items,
    orientation,
    type: _type,
    value: _value,
    defaultValue: _defaultValue,
    onValueChange: _onValueChange,
    color: _color,
    variant: _variant,
    highlight,
    highlightColor,
    collapsed: _collapsed,
    tooltip: _tooltip,
    popover: _popover,
    trailingIcon: _trailingIcon,
    externalIcon: _externalIcon,
    content: _content,
    contentOrientation: _contentOrientation,
    arrow: _arrow,
    delayDuration: _delayDuration,
    skipDelayDuration: _skipDelayDuration,
    disableClickTrigger: _disableClickTrigger,
    disableHoverTrigger: _disableHoverTrigger,
    disablePointerLeaveClose: _disablePointerLeaveClose,
    unmountOnHide: _unmountOnHide,
    collapsible: _collapsible,
    disabled: _disabled,
    valueKey: _valueKey,
    labelKey: _labelKey,
    item: _item,
    itemLeading: _itemLeading,
    itemLabel: _itemLabel,
    itemTrailing: _itemTrailing,
    itemContent: _itemContent,
    listLeading,
    listTrailing,
    className: _className,
    ui: _ui,
    render,
    ref,
    onKeyDown,
    ...attributes
  } = props
  const vertical = orientation === 'vertical'

  return renderElement('div', render, {
    role: 'navigation',
    'data-slot': 'navigation-menu',
    'data-orientation': orientation,
    ...attributes,
    className: highlight ? `${colorClass(highlightColor)} ${classes.root}` : classes.root,
    ref,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      onKeyDown?.(event)
      if (!event.defaultPrevented) moveMenuFocus(event, vertical)
    },
    children: (
      <>
        {fillSlot(listLeading, { ui: classes })}
        {groups.map((group, index) => (
          <Fragment key={index}>
            {vertical && index > 0 && <hr className={classes.separator} data-slot="separator" />}
            <ul className={classes.list} data-slot="list">
              {group.map(renderItem)}
            </ul>
          </Fragment>
        ))}
        {fillSlot(listTrailing, { ui: classes })}
      </>
    ),
  })
}
