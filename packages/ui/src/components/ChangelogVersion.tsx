'use client'

import type { HTMLAttributes, ImgHTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { formatDate } from './page/format-date.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import type { LinkTarget } from '../system/links/link-props.ts'
import { renderPart, together } from '../system/render-part.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { addClass, resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { changelogVersionTheme } from '../theme/changelog-version.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { Badge, type BadgeProps } from './Badge.tsx'
import { Link, type LinkProps } from './Link.tsx'
import { User, type UserProps } from './User.tsx'

type Part = SlotOf<typeof changelogVersionTheme>
type SlotArgs = { ui: Classes<Part> }

export interface ChangelogVersionProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'title' | 'children'> {
  /** Name or headline of the version. */
  title?: string
  /** Summary of the changes. */
  description?: string
  /**
   * Release date: a `Date`, or a text that starts with an ISO date such as `2026-11-15`. Any other text is shown
   * unchanged.
   */
  date?: string | Date
  /** Badge next to the date: a text, or badge props. */
  badge?: string | BadgeProps
  /** Authors of the version. */
  authors?: readonly UserProps[]
  /** Image: a URL, or attributes of the `img` element. */
  image?: string | ImgHTMLAttributes<HTMLImageElement>
  /** Shows the date in a separate column, next to a dot, on wide screens. @default true */
  indicator?: boolean
  /** Target of the title link. */
  to?: LinkTarget
  /** Browsing context in which the link opens. */
  target?: LinkProps['target']
  /** Replaces the content of the header. */
  header?: Slot<SlotArgs>
  /** Replaces `date`. */
  renderDate?: Slot<SlotArgs>
  /** Replaces the badge. */
  renderBadge?: Slot<SlotArgs>
  /** Replaces `title`. */
  renderTitle?: Slot<SlotArgs>
  /** Replaces `description`. */
  renderDescription?: Slot<SlotArgs>
  /** Replaces the image. */
  renderImage?: Slot<SlotArgs>
  /** The changes of the version. */
  body?: Slot<SlotArgs>
  /** Replaces the content of the footer. */
  footer?: Slot<SlotArgs>
  /** Replaces the authors. */
  renderAuthors?: Slot<SlotArgs>
  /** Content at the end of the footer. */
  actions?: Slot<SlotArgs>
  /** Replaces the dot. */
  renderIndicator?: Slot<SlotArgs>
  /** Alias of `body`. */
  children?: Slot<SlotArgs>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <article> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { indicator: true } as const

/** A version in a changelog, with its date, authors and changes. */
export function ChangelogVersion(ownProps: ChangelogVersionProps) {
  const frond = useFrond()
  const {
    title,
    description,
    date,
    badge,
    authors = [],
    image,
    indicator,
    to,
    target,
    header,
    renderDate,
    renderBadge,
    renderTitle = title,
    renderDescription = description,
    renderImage,
    children,
    body = children,
    footer,
    renderAuthors,
    actions,
    renderIndicator,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, changelogVersionTheme, defaults, ownProps)
  const badged = !isEmptySlot(renderBadge) || (renderBadge === undefined && badge !== undefined)
  const classes = resolveClasses(frond, changelogVersionTheme, { dated: indicator, badged }, ui, className)
  const part = renderPart(classes)
  const fill = (slot: Slot<SlotArgs>) => fillSlot(slot, { ui: classes })

  const badgeProps = typeof badge === 'string' ? { label: badge } : badge
  const badgeView =
    renderBadge === undefined
      ? badgeProps && (
          <Badge
            variant="subtle"
            data-slot="badge"
            {...badgeProps}
            className={addClass(classes.badge, badgeProps.className)}
          />
        )
      : fill(renderBadge)

  const heading = fill(renderTitle)
  const linked =
    to === undefined || isEmptySlot(heading) ? (
      heading
    ) : (
      <Link raw to={to} target={target} className={classes.link} data-slot="link">
        {heading}
      </Link>
    )

  const authorList =
    renderAuthors === undefined
      ? authors.length > 0 && authors.map((author, index) => <User key={index} size="sm" {...author} />)
      : fill(renderAuthors)

  return renderElement('article', render, {
    'data-slot': 'changelog-version',
    ...attributes,
    className: classes.root,
    children: (
      <>
        {indicator && (
          <div className={classes.indicator} data-slot="indicator">
            {renderIndicator === undefined ? (
              <span className={classes.dot} data-slot="dot">
                <span className={classes.dotInner} data-slot="dotInner" />
              </span>
            ) : (
              fill(renderIndicator)
            )}
          </div>
        )}
        <div className={classes.container} data-slot="container">
          {part(
            'header',
            header === undefined
              ? together(
                  part(
                    'meta',
                    together(
                      renderDate === undefined
                        ? dateView(frond, date, classes)
                        : part('date', fill(renderDate), 'span'),
                      badgeView,
                    ),
                  ),
                  part('title', linked, 'h2'),
                  part('description', fill(renderDescription), 'p'),
                )
              : fill(header),
          )}
          {part('imageWrapper', renderImage === undefined ? imageView(image, classes) : fill(renderImage))}
          {part('body', fill(body))}
          {part(
            'footer',
            footer === undefined ? together(part('authors', authorList), part('actions', fill(actions))) : fill(footer),
          )}
        </div>
      </>
    ),
  })
}

function dateView(frond: FrondContextValue, date: ChangelogVersionProps['date'], classes: Classes<Part>): ReactNode {
  if (date === undefined) return null
  const { iso, text } = formatDate(frond, 'ChangelogVersion', date)
  if (!iso) return renderPart(classes)('date', text, 'span')
  return (
    <time dateTime={iso} className={classes.date} data-slot="date">
      {text}
    </time>
  )
}

function imageView(image: ChangelogVersionProps['image'], classes: Classes<Part>): ReactNode {
  const props = typeof image === 'string' ? { src: image } : image
  if (!props) return null
  return <img alt="" loading="lazy" data-slot="image" {...props} className={addClass(classes.image, props.className)} />
}
