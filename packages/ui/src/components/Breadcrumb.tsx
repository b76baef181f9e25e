'use client'

import { Fragment, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { chevronRight } from '../icons/chevronRight.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, roleIcon, type Slot } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { itemClasses } from '../system/item-classes.ts'
import { readField, type FieldName } from '../primitives/items/item-key.ts'
import { toHref, type LinkOptions } from '../system/links/link-props.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { addClass, resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { AvatarView, type AvatarOptions } from './avatar/avatar-view.tsx'
import { useLink } from '../system/links/use-link.ts'
import { breadcrumb as english } from '../locale/en.ts'
import { breadcrumbTheme } from '../theme/breadcrumb.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { AvatarSize } from './Avatar.tsx'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof breadcrumbTheme>

/** Arguments of the functions that render parts of an item. */
export interface BreadcrumbItemArgs<Item> {
  item: Item
  index: number
  /** Whether the item is the current page. */
  active: boolean
  ui: Classes<Part>
}

export interface BreadcrumbItem extends LinkOptions {
  label?: string
  /** Icon before the text. */
  icon?: IconValue
  /** Picture before the text. Not shown if there is an icon. */
  avatar?: AvatarOptions
  /** Replaces the content of the item. */
  render?: (args: BreadcrumbItemArgs<never>) => ReactNode
  className?: ClassValue
  ui?: { [P in Part]?: ClassValue }
}

export interface BreadcrumbProps<Item extends object = BreadcrumbItem> extends Omit<
  HTMLAttributes<HTMLElement>,
  'className' | 'color' | 'children'
> {
  /** The pages from the top level down to the current page. */
  items?: readonly Item[]
  /** Icon between two items. @default the icon of the role `chevronRight` */
  separatorIcon?: IconValue
  /** Color of the last item. @default 'primary' */
  color?: Color
  /** Field with the text of an item. @default 'label' */
  labelKey?: FieldName<Item>
  /** Replaces the content of each item. */
  item?: Slot<BreadcrumbItemArgs<Item>>
  /** Content before the text. Replaces the icon or picture. */
  itemLeading?: Slot<BreadcrumbItemArgs<Item>>
  /** Replaces the text. */
  itemLabel?: Slot<BreadcrumbItemArgs<Item>>
  /** Content after the text. */
  itemTrailing?: Slot<BreadcrumbItemArgs<Item>>
  /** Replaces the separator between two items. */
  separator?: Slot<{ ui: Classes<Part> }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <nav> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { color: 'primary', labelKey: 'label' } as const

/** A trail of links from the top level to the current page. */
export function Breadcrumb<Item extends object = BreadcrumbItem>(ownProps: BreadcrumbProps<Item>) {
  const frond = useFrond()
  const {
    items = [],
    separatorIcon,
    color,
    labelKey,
    item: _item,
    itemLeading: _itemLeading,
    itemLabel: _itemLabel,
    itemTrailing: _itemTrailing,
    separator,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, breadcrumbTheme, defaults, ownProps)
  const classes = resolveClasses(frond, breadcrumbTheme, { color }, ui, className)
  const activeClasses = resolveClasses(frond, breadcrumbTheme, { color, active: true }, ui)
  const icon = separatorIcon ?? roleIcon(frond, 'chevronRight', chevronRight)

  return renderElement('nav', render, {
    'data-slot': 'breadcrumb',
    'aria-label': messagesOf(frond, 'breadcrumb', english).label,
    ...attributes,
    className: classes.root,
    children: (
      <ol className={classes.list} data-slot="list">
        {items.map((item, index) => {
          const active = index === items.length - 1
          const own = item as BreadcrumbItem
          const parts = itemClasses(active ? activeClasses : classes, own, 'item')
          const View = toHref(own) === undefined ? PlainItem : LinkItem
          return (
            <Fragment key={index}>
              <li className={parts.item} data-slot="item">
                <View item={own} ui={parts} active={active}>
                  {itemContent(ownProps, own, { item, index, active, ui: parts }, labelKey)}
                </View>
              </li>
              {!active && (
                <li role="presentation" aria-hidden className={classes.separator} data-slot="separator">
                  {separator === undefined ? (
                    <IconView name={icon} className={classes.separatorIcon} data-slot="separatorIcon" />
                  ) : (
                    fillSlot(separator, { ui: classes })
                  )}
                </li>
              )}
            </Fragment>
          )
        })}
      </ol>
    ),
  })
}

interface ItemViewProps {
  item: BreadcrumbItem
  ui: Classes<Part>
  active: boolean
  children: ReactNode
}

function LinkItem({ item, ui, active, children }: ItemViewProps) {
  // The position decides, and not the address: the last item is the current page, and the items before it are not.
  const link = useLink({ ...item, active }, 'Breadcrumb')
  return renderElement(link.element, undefined, {
    ...link.props,
    ref: link.ref,
    className: addClass(ui.link, active ? item.activeClass : item.inactiveClass),
    'data-slot': 'link',
    children,
  })
}

function PlainItem({ item, ui, active, children }: ItemViewProps) {
  return (
    <span
      className={ui.link}
      data-slot="link"
      aria-current={active ? 'page' : undefined}
      aria-disabled={item.disabled || undefined}
    >
      {children}
    </span>
  )
}

function itemContent<Item extends object>(
  slots: BreadcrumbProps<Item>,
  own: BreadcrumbItem,
  args: BreadcrumbItemArgs<Item>,
  labelKey: string,
): ReactNode {
  const { ui } = args
  if (own.render) return own.render(args as BreadcrumbItemArgs<never>)
  if (slots.item !== undefined) return fillSlot(slots.item, args)

  const label = slots.itemLabel === undefined ? readField(args.item, labelKey) : fillSlot(slots.itemLabel, args)
  let leading: ReactNode = null
  if (slots.itemLeading !== undefined) leading = fillSlot(slots.itemLeading, args)
  else if (own.icon) leading = <IconView name={own.icon} className={ui.linkLeadingIcon} data-slot="linkLeadingIcon" />
  else if (own.avatar)
    leading = (
      <AvatarView
        // Screen readers read the text next to it.
        aria-hidden={!isEmptySlot(label) || undefined}
        size={ui.linkLeadingAvatarSize as AvatarSize}
        {...own.avatar}
        className={ui.linkLeadingAvatar}
        data-slot="linkLeadingAvatar"
      />
    )
  return (
    <>
      {leading}
      {!isEmptySlot(label) && (
        <span className={ui.linkLabel} data-slot="linkLabel">
          {label as ReactNode}
        </span>
      )}
      {fillSlot(slots.itemTrailing, args)}
    </>
  )
}
