import type { MouseEventHandler, ReactNode } from 'react'
import { external as externalRole } from '../../icons/external.ts'
import type { ClassValue } from '../../system/component-override.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { fillSlot, roleIcon, type Slot } from '../../system/slots.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import { itemClasses } from '../../system/item-classes.ts'
import { isExternal, splitLink, toHref, type LinkOptions } from '../../system/links/link-props.ts'
import { addClass, type Classes } from '../../system/resolve-classes.ts'
import type { IconValue } from '../Icon.tsx'
import { Link } from '../Link.tsx'

/** The parts of every list of links. PageAnchors also has a box around the icon. */
type LinkPart = 'item' | 'link' | 'linkLeadingIcon' | 'linkLabel' | 'linkLabelExternalIcon'

export interface LinkItem<Part extends string> extends LinkOptions {
  label?: string
  /** Icon before the text. */
  icon?: IconValue
  /** Called on a click. Without an address, the link becomes a button. */
  onClick?: MouseEventHandler<HTMLElement>
  className?: ClassValue
  ui?: { [P in Part]?: ClassValue }
}

export interface LinkItemArgs<Item, Part extends string> {
  link: Item
  /** Whether the link points to the current page. */
  active: boolean
  ui: Classes<Part>
}

export interface LinkItemSlots<Item, Part extends string> {
  /** Replaces the content of a link. */
  link?: Slot<LinkItemArgs<Item, Part>>
  /** Replaces the icon of a link. */
  linkLeading?: Slot<LinkItemArgs<Item, Part>>
  /** Replaces the text of a link. */
  linkLabel?: Slot<LinkItemArgs<Item, Part>>
  /** Content after the text of a link. */
  linkTrailing?: Slot<LinkItemArgs<Item, Part>>
}

/** The items of a list of links. Only Link knows whether it is active, so it gets the classes for both states. */
export function linkItems<Item extends object, Part extends string>(
  frond: FrondContextValue,
  links: readonly Item[],
  slots: LinkItemSlots<Item, Part | LinkPart>,
  rest: Classes<Part | LinkPart>,
  active: Classes<Part | LinkPart>,
): ReactNode {
  return links.map((link, index) => {
    const own = link as LinkItem<Part | LinkPart>
    const classesOf = (isActive: boolean) => itemClasses(isActive ? active : rest, own, 'link')
    return (
      <li key={index} className={addClass(rest.item, own.ui?.item)} data-slot="item">
        <Link
          {...splitLink(own)[0]}
          raw
          onClick={own.onClick}
          activeClass={addClass(classesOf(true).link, own.activeClass)}
          inactiveClass={addClass(classesOf(false).link, own.inactiveClass)}
          data-slot="link"
        >
          {({ active: isActive }) => {
            const args = { link, active: isActive, ui: classesOf(isActive) }
            return slots.link === undefined ? content(frond, own, slots, args) : fillSlot(slots.link, args)
          }}
        </Link>
      </li>
    )
  })
}

function content<Item, Part extends string>(
  frond: FrondContextValue,
  own: LinkItem<Part>,
  slots: LinkItemSlots<Item, Part | LinkPart>,
  args: LinkItemArgs<Item, Part | LinkPart>,
): ReactNode {
  const ui: Classes<LinkPart> & { readonly linkLeading?: string } = args.ui
  const icon = own.icon && <IconView name={own.icon} className={ui.linkLeadingIcon} data-slot="linkLeadingIcon" />
  const boxed =
    icon && ui.linkLeading !== undefined ? (
      <span className={ui.linkLeading} data-slot="linkLeading">
        {icon}
      </span>
    ) : (
      icon
    )
  return (
    <>
      {slots.linkLeading === undefined ? boxed : fillSlot(slots.linkLeading, args)}
      <span className={ui.linkLabel} data-slot="linkLabel">
        {slots.linkLabel === undefined ? own.label : fillSlot(slots.linkLabel, args)}
      </span>
      {isExternal(toHref(own) ?? '', own) && (
        <IconView
          name={roleIcon(frond, 'external', externalRole)}
          className={ui.linkLabelExternalIcon}
          data-slot="linkLabelExternalIcon"
        />
      )}
      {fillSlot(slots.linkTrailing, args)}
    </>
  )
}
