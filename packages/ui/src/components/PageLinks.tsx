'use client'

import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { isEmptySlot } from '../system/slots.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { pageLinksTheme } from '../theme/page-links.ts'
import { linkItems, type LinkItem, type LinkItemSlots } from './page/link-items.tsx'

type Part = SlotOf<typeof pageLinksTheme>

export interface PageLink extends LinkItem<Part> {}

export interface PageLinksProps<Link extends object = PageLink>
  extends LinkItemSlots<Link, Part>, Omit<HTMLAttributes<HTMLElement>, 'className' | 'title' | 'children'> {
  /** Title of the list. It is also its accessible name. */
  title?: string
  /** The links. Each accepts a `label`, an `icon` and link props. */
  links?: readonly Link[]
  /** Replaces `title`. */
  renderTitle?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <nav> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** A short list of links with a title, for the side of a page. */
export function PageLinks<Link extends object = PageLink>(ownProps: PageLinksProps<Link>) {
  const frond = useFrond()
  const titleId = useId()
  const {
    title,
    links = [],
    renderTitle = title,
    link,
    linkLeading,
    linkLabel,
    linkTrailing,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, pageLinksTheme, {}, ownProps)
  const classes = resolveClasses(frond, pageLinksTheme, { active: false }, ui, className)
  const activeClasses = resolveClasses(frond, pageLinksTheme, { active: true }, ui)
  const hasTitle = !isEmptySlot(renderTitle)

  return renderElement('nav', render, {
    'data-slot': 'page-links',
    'aria-labelledby': hasTitle ? titleId : undefined,
    ...attributes,
    className: classes.root,
    children: (
      <>
        {hasTitle && (
          <div id={titleId} className={classes.title} data-slot="title">
            {renderTitle}
          </div>
        )}
        {links.length > 0 && (
          <ul className={classes.list} data-slot="list">
            {linkItems(frond, links, { link, linkLeading, linkLabel, linkTrailing }, classes, activeClasses)}
          </ul>
        )}
      </>
    ),
  })
}
