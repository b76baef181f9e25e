'use client'

import type { HTMLAttributes, ImgHTMLAttributes, MouseEventHandler, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import type { LinkTarget } from '../system/links/link-props.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { renderPart, together } from '../system/render-part.ts'
import { addClass, resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { fillSlot, type Slot } from '../system/slots.ts'
import { blogPostTheme } from '../theme/blog-post.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { Avatar } from './Avatar.tsx'
import { AvatarGroup } from './AvatarGroup.tsx'
import { Badge, type BadgeProps } from './Badge.tsx'
import type { LinkProps } from './Link.tsx'
import { coverWith, isPressable } from './page/cover-link.tsx'
import { formatDate } from './page/format-date.ts'
import { User, type UserProps } from './User.tsx'

type Part = SlotOf<typeof blogPostTheme>
type SlotArgs = { ui: Classes<Part> }

export interface BlogPostProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'className' | 'title' | 'children' | 'onClick'
> {
  /** Title of the post. */
  title?: string
  /** Text below the title. */
  description?: string
  /** Date of the post: a date, or a text that begins like `2026-11-15`. Any other text is shown unchanged. */
  date?: string | Date
  /** Badge beside the date: its text, or its props. */
  badge?: string | BadgeProps
  /** Authors of the post. Several authors are shown as a group of avatars. */
  authors?: readonly UserProps[]
  /** Picture: its address, or attributes of the `img`. */
  image?: string | ImgHTMLAttributes<HTMLImageElement>
  /** Shows the picture above the text, or beside it on wide screens. @default 'vertical' */
  orientation?: ThemeOption<typeof blogPostTheme, 'orientation'>
  /** Visual style of the card. @default 'outline' */
  variant?: ThemeOption<typeof blogPostTheme, 'variant'>
  /** Level of the title among the headings of the page. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6
  /** Where the card leads. */
  to?: LinkTarget
  /** Where the link opens. */
  target?: LinkProps['target']
  /** Called on a press. Without an address, the card becomes a button. */
  onClick?: MouseEventHandler<HTMLElement>
  /** Replaces the date. */
  renderDate?: Slot<SlotArgs>
  /** Replaces the badge. */
  renderBadge?: Slot<SlotArgs>
  /** Replaces `title`, inside the heading. */
  renderTitle?: Slot<SlotArgs>
  /** Replaces `description`. */
  renderDescription?: Slot<SlotArgs>
  /** Replaces the authors. */
  renderAuthors?: Slot<SlotArgs>
  /** Replaces the picture. */
  header?: Slot<SlotArgs>
  /** Replaces date, badge, title, description and authors. */
  body?: Slot<SlotArgs>
  /** Content below the text. */
  footer?: Slot<SlotArgs>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <article> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { orientation: 'vertical', variant: 'outline', headingLevel: 2 } as const

/** A card for an article, with picture, date, title and authors. */
export function BlogPost(ownProps: BlogPostProps) {
  const frond = useFrond()
  const {
    title,
    description,
    date,
    badge,
    authors = [],
    image,
    orientation,
    variant,
    headingLevel,
    to,
    target,
    onClick,
    renderDate,
    renderBadge,
    renderTitle = title,
    renderDescription = description,
    renderAuthors,
    header,
    body,
    footer,
    'aria-label': label,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, blogPostTheme, defaults, ownProps)
  const link = { to, target }
  const pressable = isPressable({ link, onClick })
  const classes = resolveClasses(frond, blogPostTheme, { orientation, variant, pressable }, ui, className)
  const part = renderPart(classes)
  const fill = (slot: Slot<SlotArgs>) => fillSlot(slot, { ui: classes })
  const covered = coverWith(
    {
      componentName: 'BlogPost',
      link,
      onClick,
      className: classes.link,
      label,
      name: title,
      isReplaced: body !== undefined,
    },
    fill(renderTitle),
    fill(renderDescription),
  )
  const meta = together(
    renderDate === undefined ? dateView(frond, date, classes) : part('date', fill(renderDate), 'span'),
    renderBadge === undefined ? badgeView(badge, classes) : fill(renderBadge),
  )

  return renderElement('article', render, {
    'data-slot': 'blog-post',
    'data-orientation': orientation,
    'aria-label': covered.label,
    ...attributes,
    className: classes.root,
    children: (
      <>
        {part('header', header === undefined ? imageView(image, classes) : fill(header))}
        {part(
          'body',
          body === undefined
            ? together(
                part('meta', meta),
                part('title', covered.title, `h${headingLevel}`),
                part('description', covered.description),
                part('authors', renderAuthors === undefined ? authorsView(authors, classes) : fill(renderAuthors)),
              )
            : fill(body),
        )}
        {part('footer', fill(footer))}
        {covered.beside}
      </>
    ),
  })
}

function dateView(frond: FrondContextValue, date: BlogPostProps['date'], classes: Classes<Part>): ReactNode {
  if (date === undefined) return null
  const { iso, text } = formatDate(frond, 'BlogPost', date)
  return (
    <time dateTime={iso} className={classes.date} data-slot="date">
      {text}
    </time>
  )
}

function badgeView(badge: BlogPostProps['badge'], classes: Classes<Part>): ReactNode {
  if (badge === undefined) return null
  const props = typeof badge === 'string' ? { label: badge } : badge
  return (
    <Badge
      color="neutral"
      variant="subtle"
      data-slot="badge"
      {...props}
      className={addClass(classes.badge, props.className)}
    />
  )
}

/** One author with name and description, several as a group of avatars. */
function authorsView(authors: readonly UserProps[], classes: Classes<Part>): ReactNode {
  const [first, ...others] = authors
  if (!first) return null
  if (others.length === 0) return <User {...first} />
  return (
    <AvatarGroup>
      {authors.map(({ name, avatar }, index) => (
        <Avatar key={index} alt={name} {...avatar} className={addClass(classes.avatar, avatar?.className)} />
      ))}
    </AvatarGroup>
  )
}

function imageView(image: BlogPostProps['image'], classes: Classes<Part>): ReactNode {
  const props = typeof image === 'string' ? { src: image } : image
  if (!props) return null
  return <img alt="" loading="lazy" data-slot="image" {...props} className={addClass(classes.image, props.className)} />
}
