'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { arrowLeft as arrowLeftRole } from '../icons/arrowLeft.ts'
import { arrowRight as arrowRightRole } from '../icons/arrowRight.ts'
import { pagination as english } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { itemClasses } from '../system/item-classes.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { fillSlot, isEmptySlot, roleIcon, type Slot } from '../system/slots.ts'
import { contentSurroundTheme } from '../theme/content-surround.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { contentLink, type ContentPage } from './content/content-link.ts'
import type { IconValue } from './Icon.tsx'
import { Link } from './Link.tsx'

type Part = SlotOf<typeof contentSurroundTheme>

export interface ContentSurroundLink extends ContentPage {
  /** Text below the title. */
  description?: string
  /** Icon of the page. Replaces the arrow. */
  icon?: IconValue
  /** Classes for the link. */
  className?: ClassValue
  /** Extra classes for each part of this link. */
  ui?: { [P in Part]?: ClassValue }
}

/** Arguments of the slots of a link. */
export interface ContentSurroundSlotArgs<Link> {
  link: Link
  /** The classes of each part. */
  ui: Classes<Part>
}

export interface ContentSurroundProps<Link extends object = ContentSurroundLink> extends Omit<
  HTMLAttributes<HTMLElement>,
  'className' | 'children'
> {
  /** The previous and the next page. `null` leaves a place empty. */
  surround?: readonly (Link | null | undefined)[]
  /** Icon of the previous page. @default the icon of the role `arrowLeft` */
  prevIcon?: IconValue
  /** Icon of the next page. @default the icon of the role `arrowRight` */
  nextIcon?: IconValue
  /** Replaces the content of a link. */
  link?: Slot<ContentSurroundSlotArgs<Link>>
  /** Replaces the icon of a link. */
  linkLeading?: Slot<ContentSurroundSlotArgs<Link>>
  /** Replaces the title of a link. */
  linkTitle?: Slot<ContentSurroundSlotArgs<Link>>
  /** Replaces the description of a link. */
  linkDescription?: Slot<ContentSurroundSlotArgs<Link>>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const directions = ['prev', 'next'] as const

/** Links to the previous and the next page. */
export function ContentSurround<Page extends object = ContentSurroundLink>(ownProps: ContentSurroundProps<Page>) {
  const frond = useFrond()
  const messages = messagesOf(frond, 'pagination', english)
  const {
    surround = [],
    prevIcon = roleIcon(frond, 'arrowLeft', arrowLeftRole),
    nextIcon = roleIcon(frond, 'arrowRight', arrowRightRole),
    link,
    linkLeading,
    linkTitle,
    linkDescription,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, contentSurroundTheme, {}, ownProps)
  const arrows = { prev: prevIcon, next: nextIcon }

  function content(
    own: ContentSurroundLink,
    direction: 'prev' | 'next',
    args: ContentSurroundSlotArgs<Page>,
  ): ReactNode {
    const description = linkDescription === undefined ? own.description : fillSlot(linkDescription, args)
    return (
      <>
        {linkLeading === undefined ? (
          // The name of the link says in which direction it leads.
          <span role="img" aria-label={messages[direction]} className={args.ui.linkLeading} data-slot="linkLeading">
            <IconView
              name={own.icon ?? arrows[direction]}
              className={args.ui.linkLeadingIcon}
              data-slot="linkLeadingIcon"
              data-arrow={own.icon ? undefined : ''}
            />
          </span>
        ) : (
          fillSlot(linkLeading, args)
        )}
        <span className={args.ui.linkTitle} data-slot="linkTitle">
          {linkTitle === undefined ? own.title : fillSlot(linkTitle, args)}
        </span>
        {!isEmptySlot(description) && (
          <span className={args.ui.linkDescription} data-slot="linkDescription">
            {description}
          </span>
        )}
      </>
    )
  }

  return renderElement('div', render, {
    'data-slot': 'content-surround',
    ...attributes,
    className: resolveClasses(frond, contentSurroundTheme, {}, ui, className).root,
    children: directions.map((direction, index) => {
      const page = surround[index]
      if (!page) return null
      const own = page as ContentSurroundLink
      const classes = itemClasses(resolveClasses(frond, contentSurroundTheme, { direction }, ui), own, 'link')
      const args = { link: page, ui: classes }
      return (
        <Link key={direction} rel={direction} {...contentLink(own)} raw className={classes.link} data-slot="link">
          {link === undefined ? content(own, direction, args) : fillSlot(link, args)}
        </Link>
      )
    }),
  })
}
