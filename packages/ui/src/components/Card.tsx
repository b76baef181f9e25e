'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { isEmptySlot } from '../system/slots.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { cardTheme } from '../theme/card.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'title'> {
  /** Heading in the header. */
  title?: string
  /** Text below the heading. */
  description?: string
  /** Visual style of the card. @default 'outline' */
  variant?: ThemeOption<typeof cardTheme, 'variant'>
  /** Replaces the content of the header. */
  header?: ReactNode
  /** Replaces `title`. */
  renderTitle?: ReactNode
  /** Replaces `description`. */
  renderDescription?: ReactNode
  /** The body. */
  children?: ReactNode
  /** Content below the body. */
  footer?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof cardTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { variant: 'outline' } as const

/** A box with a header, a body and a footer. */
export function Card(ownProps: CardProps) {
  const frond = useFrond()
  const {
    title,
    description,
    variant,
    header,
    renderTitle = title,
    renderDescription = description,
    children,
    footer,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, cardTheme, defaults, ownProps)
  const classes = resolveClasses(frond, cardTheme, { variant }, ui, className)

  /** Renders a part, or nothing if its content is empty. */
  function renderPart(part: SlotOf<typeof cardTheme>, content: ReactNode): ReactNode {
    if (isEmptySlot(content)) return null
    return (
      <div className={classes[part]} data-slot={part}>
        {content}
      </div>
    )
  }

  const heading = renderPart('title', renderTitle)
  const line = renderPart('description', renderDescription)
  const headerContent = (heading || line) && (
    <>
      {heading}
      {line}
    </>
  )

  return renderElement('div', render, {
    'data-slot': 'card',
    ...attributes,
    className: classes.root,
    children: (
      <>
        {renderPart('header', header ?? headerContent)}
        {renderPart('body', children)}
        {renderPart('footer', footer)}
      </>
    ),
  })
}
