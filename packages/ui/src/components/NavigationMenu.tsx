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

/** The open items: a list of keys in a vertical menu of `type="multiple"`, otherwise one key, or `''` for none. */
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
  /** The items, or groups of items. */
  items?: NavigationMenuItems<Item>
  /** Shows the items in a row, with panels that open over the page, or in a column, as a tree. @default 'horizontal' */
  orientation?: Orientation
  /** Whether one or several items of a vertical menu can be open at a time. @default 'multiple' */
  type?: Type
  /** The key of the open item, or `''` for none. A list of keys in a vertical menu of `type="multiple"`. */
  value?: NavigationMenuValue<Orientation, Type>
  /** The item that is open initially. In a vertical menu, the items above the current page open automatically. */
  defaultValue?: NavigationMenuValue<Orientation, Type>
  /** Called when an item opens or closes, with the new value and that item. */
  onValueChange?: (value: NavigationMenuValue<Orientation, Type>, item: Item) => void
  /** Color of active items. @default 'primary' */
  color?: Color
  /** `pill` shows a background on hover, `link` only changes the text color. @default 'pill' */
  variant?: ThemeOption<typeof navigationMenuTheme, 'variant'>
  /** Shows a line at the active item. @default false */
  highlight?: boolean
  /** Color of the line at the active item. @default 'primary' */
  highlightColor?: Color
  /** Shows a vertical menu as icons only. @default false */
  collapsed?: boolean
  /** Shows the text of items in tooltips while the menu is collapsed. Pass tooltip props to customize them. @default false */
  tooltip?: boolean | TooltipProps
  /** Shows the children of items in popovers while the menu is collapsed. Pass popover props to customize them. @default false */
  popover?: boolean | PopoverProps
  /** Icon of items that can be opened. @default the icon of the role `chevronDown` */
  trailingIcon?: IconValue
  /** Icon of links that open a new tab, or `false` for none. @default true */
  externalIcon?: boolean | IconValue
  /** Placement and attributes of the panels. */
  content?: NavigationMenuContentOptions
  /** Shows the links of a panel in columns below the whole menu, or in one column below their item. @default 'horizontal' */
  contentOrientation?: ThemeOption<typeof navigationMenuTheme, 'contentOrientation'>
  /** Shows an arrow that points from the panel to its item. @default false */
  arrow?: boolean
  /** How long the pointer rests on an item before its panel opens, in ms. @default 0 */
  delayDuration?: number
  /** If less time has passed since a panel closed, the next one opens without delay, in ms. @default 300 */
  skipDelayDuration?: number
  /** Clicks on items do not open or close panels, only hovering does. @default false */
  disableClickTrigger?: boolean
  /** Hovering over items does not open panels, only clicks do. @default false */
  disableHoverTrigger?: boolean
  /** Keeps a panel open when the pointer leaves it. @default false */
  disablePointerLeaveClose?: boolean
  /** Removes closed panels from the DOM. Turn it off to keep their links for search engines. @default true */
  unmountOnHide?: boolean
  /** Allows the open item of a vertical menu of `type="single"` to be closed. @default true */
  collapsible?: boolean
  /** Disables all items. @default false */
  disabled?: boolean
  /** Field that identifies an item. @default 'value' */
  valueKey?: FieldName<Item>
  /** Field with the text of an item. @default 'label' */
  labelKey?: FieldName<Item>
  /** Content before the items. */
  listLeading?: Slot<{ ui: Classes<NavigationMenuPart> }>
  /** Content after the items. */
  listTrailing?: Slot<{ ui: Classes<NavigationMenuPart> }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in NavigationMenuPart]?: ClassValue }
  /** Replaces the rendered element. @default <div role="navigation"> */
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

/** The type of the items in a list or in its groups. */
type ItemIn<Items extends readonly unknown[]> = Items[number] extends infer Entry
  ? Entry extends readonly (infer Item extends object)[]
    ? Item
    : Entry & object
  : never

/** A list of links: a horizontal bar with panels, or a vertical tree. */
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
