'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { external as externalRole } from '../icons/external.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, roleIcon, type Slot } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { itemClasses } from '../system/item-classes.ts'
import { isExternal, splitLink, toHref, type LinkOptions } from '../system/links/link-props.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { footerColumns as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { footerColumnsTheme } from '../theme/footer-columns.ts'
import type { IconValue } from './Icon.tsx'
import { Link } from './Link.tsx'

type Part = SlotOf<typeof footerColumnsTheme>

export interface FooterColumnLink extends LinkOptions {
  label?: string
  /** Icon before the label. */
  icon?: IconValue
  className?: ClassValue
  ui?: { [P in Part]?: ClassValue }
}

export interface FooterColumn<Link extends object = FooterColumnLink> {
  /** Heading of the column. */
  label: string
  children?: readonly Link[]
}

/** Arguments of the slots of a link. */
export interface FooterColumnLinkArgs<Link> {
  link: Link
  /** Whether the link leads to the current page. */
  active: boolean
  ui: Classes<Part>
}

export interface FooterColumnsProps<Link extends object = FooterColumnLink> extends Omit<
  HTMLAttributes<HTMLElement>,
  'className'
> {
  /** The columns, each with its heading and links. */
  columns?: readonly FooterColumn<Link>[]
  /** Content before the columns. */
  left?: ReactNode
  /** Replaces the columns. */
  children?: ReactNode
  /** Content after the columns. */
  right?: ReactNode
  /** Replaces the heading of a column. */
  columnLabel?: Slot<{ column: FooterColumn<Link> }>
  /** Replaces the content of a link. */
  link?: Slot<FooterColumnLinkArgs<Link>>
  /** Replaces the icon of a link. */
  linkLeading?: Slot<FooterColumnLinkArgs<Link>>
  /** Replaces the text of a link. */
  linkLabel?: Slot<FooterColumnLinkArgs<Link>>
  /** Content after the text of a link. */
  linkTrailing?: Slot<FooterColumnLinkArgs<Link>>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <nav> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** Columns of links for a footer. */
export function FooterColumns<Link extends object = FooterColumnLink>(ownProps: FooterColumnsProps<Link>) {
  const frond = useFrond()
  const {
    columns = [],
    left,
    children,
    right,
    columnLabel,
    link: _link,
    linkLeading: _linkLeading,
    linkLabel: _linkLabel,
    linkTrailing: _linkTrailing,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, footerColumnsTheme, {}, ownProps)
  const classes = resolveClasses(frond, footerColumnsTheme, {}, ui, className)
  const activeClasses = resolveClasses(frond, footerColumnsTheme, { active: true }, ui)

  return renderElement('nav', render, {
    'data-slot': 'footer-columns',
    'aria-label': messagesOf(frond, 'footerColumns', english).label,
    ...attributes,
    className: classes.root,
    children: (
      <>
        {side('left', classes.left, left)}
        {(children !== undefined || columns.length > 0) && (
          <div className={classes.center} data-slot="center">
            {children ??
              columns.map((column, index) => (
                <div key={index}>
                  <h3 className={classes.label} data-slot="label">
                    {columnLabel === undefined ? column.label : fillSlot(columnLabel, { column })}
                  </h3>
                  <ul className={classes.list} data-slot="list">
                    {column.children?.map((link, at) => (
                      <li key={at} className={classes.item} data-slot="item">
                        {linkView(frond, ownProps, link, (active) => (active ? activeClasses : classes))}
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
          </div>
        )}
        {side('right', classes.right, right)}
      </>
    ),
  })
}

function side(slot: string, className: string, content: ReactNode): ReactNode {
  return isEmptySlot(content) ? null : (
    <div className={className} data-slot={slot}>
      {content}
    </div>
  )
}

function linkView<Item extends object>(
  frond: FrondContextValue,
  slots: FooterColumnsProps<Item>,
  item: Item,
  classesOf: (active: boolean) => Classes<Part>,
): ReactNode {
  const own = item as FooterColumnLink
  const [options] = splitLink(own)
  const activeClass = itemClasses(classesOf(true), own, 'link').link
  const inactiveClass = itemClasses(classesOf(false), own, 'link').link

  return (
    <Link
      {...options}
      raw
      activeClass={join(activeClass, own.activeClass)}
      inactiveClass={join(inactiveClass, own.inactiveClass)}
      data-slot="link"
    >
      {({ active }) => {
        const args = { link: item, active, ui: itemClasses(classesOf(active), own, 'link') }
        return slots.link === undefined ? linkContent(frond, slots, own, args) : fillSlot(slots.link, args)
      }}
    </Link>
  )
}

function linkContent<Item extends object>(
  frond: FrondContextValue,
  slots: FooterColumnsProps<Item>,
  own: FooterColumnLink,
  args: FooterColumnLinkArgs<Item>,
): ReactNode {
  const { ui } = args
  const opensOtherSite = isExternal(toHref(own) ?? '', own)
  return (
    <>
      {slots.linkLeading === undefined
        ? own.icon && <IconView name={own.icon} className={ui.linkLeadingIcon} data-slot="linkLeadingIcon" />
        : fillSlot(slots.linkLeading, args)}
      <span className={ui.linkLabel} data-slot="linkLabel">
        {slots.linkLabel === undefined ? own.label : fillSlot(slots.linkLabel, args)}
      </span>
      {opensOtherSite && (
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

function join(own: string, added: string | undefined): string {
  return added ? `${own} ${added}` : own
}
