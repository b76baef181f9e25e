'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { pageHeaderTheme } from '../theme/page-header.ts'
import { Button, type ButtonProps } from './Button.tsx'
import { group, part } from './page/page-parts.tsx'

export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'title'> {
  /** Short text above the title, such as the section of the page. */
  headline?: string
  /** Heading of the page. */
  title?: string
  /** Text below the title. */
  description?: string
  /** Buttons next to the title. By default they are neutral and outlined. */
  links?: readonly ButtonProps[]
  /** Heading level of the title. @default 1 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6
  /** Replaces `headline`. */
  renderHeadline?: ReactNode
  /** Replaces `title`, inside the heading. */
  renderTitle?: ReactNode
  /** Replaces `description`. */
  renderDescription?: ReactNode
  /** Replaces the buttons of `links`. */
  renderLinks?: ReactNode
  /** Content below the description. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof pageHeaderTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { headingLevel: 1 } as const

/** The header of a page, with a title, a description and buttons. */
export function PageHeader(ownProps: PageHeaderProps) {
  const frond = useFrond()
  const {
    headline,
    title,
    description,
    links = [],
    headingLevel,
    renderHeadline = headline,
    renderTitle = title,
    renderDescription = description,
    renderLinks,
    children,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, pageHeaderTheme, defaults, ownProps)
  const classes = resolveClasses(frond, pageHeaderTheme, {}, ui, className)

  const buttons = links.map((link, index) => <Button key={index} color="neutral" variant="outline" {...link} />)
  const line = group(
    part('title', classes.title, renderTitle, `h${headingLevel}`),
    part('links', classes.links, renderLinks ?? (buttons.length > 0 && buttons)),
  )
  const text = group(
    part('wrapper', classes.wrapper, line),
    part('description', classes.description, renderDescription),
    children,
  )

  return renderElement('div', render, {
    'data-slot': 'page-header',
    ...attributes,
    className: classes.root,
    children: (
      <>
        {part('headline', classes.headline, renderHeadline)}
        {part('container', classes.container, text)}
      </>
    ),
  })
}
