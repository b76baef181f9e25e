'use client'

import type { ComponentType, HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { chevronDown as chevronDownRole } from '../../icons/chevronDown.ts'
import { external as externalRole } from '../../icons/external.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { fillSlot, isEmptySlot, roleIcon } from '../../system/slots.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import { itemClasses } from '../../system/item-classes.ts'
import { splitLink, toHref } from '../../system/links/link-props.ts'
import { joinProps } from '../../system/render-element.ts'
import { addClass, type Classes } from '../../system/resolve-classes.ts'
import { AvatarView } from '../avatar/avatar-view.tsx'
import { useLink } from '../../system/links/use-link.ts'
import type { AvatarSize } from '../Avatar.tsx'
import { Badge, type BadgeProps } from '../Badge.tsx'
import { Chip, type ChipProps } from '../Chip.tsx'
import type { IconValue } from '../Icon.tsx'
import type { TooltipProps } from '../Tooltip.tsx'
import type { Entry } from './entries.ts'
import type {
  NavigationMenuChildItem,
  NavigationMenuContentOptions,
  NavigationMenuPart,
  NavigationMenuSlotArgs,
  NavigationMenuSlots,
} from './menu-types.ts'

/** What all items of a menu have in common. */
export interface MenuBody extends NavigationMenuSlots<NavigationMenuChildItem> {
  readonly frond: FrondContextValue
  readonly classes: Classes<NavigationMenuPart>
  readonly trailingIcon: IconValue | undefined
  readonly externalIcon: boolean | IconValue
  readonly disabled: boolean
  readonly unmountOnHide: boolean
  readonly content: NavigationMenuContentOptions | undefined
  readonly collapsed: boolean
  readonly tooltip: boolean | TooltipProps
  /** Loaded on demand. */
  readonly Tooltip: ComponentType<TooltipProps> | undefined
  /** Prefix of the ids of panels. */
  readonly id: string
  readonly isOpen: (entry: Entry) => boolean
  /** Closes the open panel of a horizontal menu. */
  readonly close: () => void
}

/** Whether an item is a link and can also be opened. It then has a separate button that opens it. */
export function isSplit({ item, opens }: Entry): boolean {
  return opens && item.type !== 'trigger' && toHref(item) !== undefined
}

export function classesOf(
  body: MenuBody,
  item: NavigationMenuChildItem,
  root: NavigationMenuPart,
): Classes<NavigationMenuPart> {
  return itemClasses(body.classes, item, item.type === 'label' ? 'label' : root)
}

export function panelId(body: MenuBody, entry: Entry): string {
  return `${body.id}-${entry.path}`
}

/** ARIA attributes of a control that opens a panel. */
export function disclosure(body: MenuBody, entry: Entry, isOpen: boolean): HTMLAttributes<HTMLElement> {
  return { 'aria-expanded': isOpen, 'aria-controls': isOpen || !body.unmountOnHide ? panelId(body, entry) : undefined }
}

interface PressableProps extends HTMLAttributes<HTMLElement> {
  body: MenuBody
  entry: Entry
  'data-slot': 'link' | 'childLink'
  /** Whether it looks active. */
  active: boolean
  /** Called on a press, unless `onSelect` of the item prevents it. */
  onPress?: (event: MouseEvent<HTMLElement>) => void
  ref?: Ref<HTMLElement>
}

/** A link, or a button if the item has no address. */
export function Pressable({ body, entry, active, onPress, ...attributes }: PressableProps) {
  const { item } = entry
  const own = {
    'data-active': active ? '' : undefined,
    onClick(event: MouseEvent<HTMLElement>) {
      item.onSelect?.(event)
      if (!event.defaultPrevented) onPress?.(event)
    },
  }
  const props = joinProps(own, attributes as Record<string, unknown>)
  if (item.type !== 'trigger' && toHref(item) !== undefined) return <Anchor body={body} entry={entry} props={props} />
  return <button type="button" disabled={body.disabled || item.disabled} {...props} />
}

function Anchor({ body, entry, props }: { body: MenuBody; entry: Entry; props: Record<string, unknown> }) {
  const { item, active } = entry
  const [options] = splitLink(item)
  const link = useLink({ ...options, active, disabled: options.disabled || body.disabled }, 'NavigationMenu')
  const { element: Element } = link
  const { href, ...attributes } = link.props
  const joined = joinProps(props, { ...attributes, ref: link.ref })
  if (attributes['aria-disabled']) joined.onClick = undefined
  return (
    <Element
      {...joined}
      href={href as string}
      className={addClass(props.className as string, active ? item.activeClass : item.inactiveClass)}
    />
  )
}

/** Whether a press opens the link in the same tab. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
}

type Args = NavigationMenuSlotArgs<NavigationMenuChildItem>

/** The content of an item. `chevron` adds the icon of an item that can be opened. */
export function linkContent(body: MenuBody, entry: Entry, args: Args, chevron: boolean): ReactNode {
  const own = entry.item.render ?? body.item
  if (own !== undefined) return fillSlot(own, args)
  const { ui, ...rest } = args
  return (
    <>
      {body.itemLeading === undefined ? leading(entry.item, ui) : fillSlot(body.itemLeading, args)}
      {(entry.text || body.itemLabel !== undefined) && (
        <span className={ui.linkLabel} data-slot="linkLabel">
          {body.itemLabel === undefined ? entry.text : fillSlot(body.itemLabel, rest)}
          {externalMark(body, entry.item, ui.linkLabelExternalIcon, 'linkLabelExternalIcon')}
        </span>
      )}
      {trailing(body, entry, args, chevron)}
    </>
  )
}

function leading({ icon, avatar, chip }: NavigationMenuChildItem, ui: Classes<NavigationMenuPart>): ReactNode {
  let picture: ReactNode = null
  if (icon) picture = <IconView name={icon} className={ui.linkLeadingIcon} data-slot="linkLeadingIcon" />
  else if (avatar) {
    picture = (
      <AvatarView
        size={ui.linkLeadingAvatarSize as AvatarSize}
        {...avatar}
        className={ui.linkLeadingAvatar}
        data-slot="linkLeadingAvatar"
      />
    )
  }
  if (!picture || !chip) return picture
  return (
    <Chip
      size={ui.linkLeadingChipSize as ChipProps['size']}
      inset={!icon}
      {...(chip === true ? undefined : chip)}
      render={<span />}
    >
      {picture}
    </Chip>
  )
}

function trailing(body: MenuBody, { item }: Entry, args: Args, chevron: boolean): ReactNode {
  const { ui } = args
  if (body.itemTrailing !== undefined) {
    return (
      <span className={ui.linkTrailing} data-slot="linkTrailing">
        {fillSlot(body.itemTrailing, args)}
      </span>
    )
  }
  const badge = badgeOf(item, ui)
  if (!badge && !chevron && !item.trailingIcon) return null
  return (
    <span className={ui.linkTrailing} data-slot="linkTrailing">
      {badge}
      {chevron || item.trailingIcon ? trailingIcon(body, item, ui) : null}
    </span>
  )
}

export function badgeOf({ badge }: NavigationMenuChildItem, ui: Classes<NavigationMenuPart>): ReactNode {
  if (isEmptySlot(badge)) return null
  return (
    <Badge
      color="neutral"
      variant="outline"
      size={ui.linkTrailingBadgeSize as BadgeProps['size']}
      {...(typeof badge === 'object' ? badge : { label: badge })}
      className={ui.linkTrailingBadge}
      data-slot="linkTrailingBadge"
    />
  )
}

export function trailingIcon(
  body: MenuBody,
  item: NavigationMenuChildItem,
  ui: Classes<NavigationMenuPart>,
): ReactNode {
  return (
    <IconView
      name={item.trailingIcon ?? body.trailingIcon ?? roleIcon(body.frond, 'chevronDown', chevronDownRole)}
      className={ui.linkTrailingIcon}
      data-slot="linkTrailingIcon"
    />
  )
}

export function externalMark(
  { frond, externalIcon }: MenuBody,
  item: NavigationMenuChildItem,
  className: string,
  slot: string,
): ReactNode {
  if (item.target !== '_blank' || externalIcon === false) return null
  return (
    <IconView
      name={externalIcon === true ? roleIcon(frond, 'external', externalRole) : externalIcon}
      className={className}
      data-slot={slot}
    />
  )
}
