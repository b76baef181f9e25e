'use client'

import type { HTMLAttributes, MouseEventHandler, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { isEmptySlot, type Slot } from '../system/slots.ts'
import { splitLink, type LinkOptions } from '../system/links/link-props.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { pageFeatureTheme } from '../theme/page-feature.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { IconValue } from './Icon.tsx'
import { coverWith } from './page/cover-link.tsx'
import { group, leadingContent, part } from './page/page-parts.tsx'

type Part = SlotOf<typeof pageFeatureTheme>

export interface PageFeatureProps
  extends LinkOptions, Omit<HTMLAttributes<HTMLElement>, 'className' | 'title' | 'onClick'> {
  /** Icon before the title. */
  icon?: IconValue
  /** Title of the feature. */
  title?: string
  /** Text below the title. */
  description?: string
  /** Shows the icon next to the text or above it. @default 'horizontal' */
  orientation?: ThemeOption<typeof pageFeatureTheme, 'orientation'>
  /** Heading level of the title. Without a description, the title is a heading only if this is set. @default 3 with a description */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6
  /** Called on a click. Without an address, the whole feature becomes a button. */
  onClick?: MouseEventHandler<HTMLElement>
  /** Replaces the icon. */
  leading?: Slot<{ ui: Classes<Part> }>
  /** Replaces `title`. */
  renderTitle?: ReactNode
  /** Replaces `description`. */
  renderDescription?: ReactNode
  /** Replaces the title and description. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { orientation: 'horizontal' } as const

/** A feature with an icon, a title and a description. */
export function PageFeature(ownProps: PageFeatureProps) {
  const frond = useFrond()
  const [
    link,
    {
      icon,
      title,
      description,
      orientation,
      renderTitle = title,
      renderDescription = description,
      headingLevel = isEmptySlot(renderDescription) ? undefined : 3,
      onClick,
      leading,
      children,
      'aria-label': label,
      className,
      ui,
      render,
      ...attributes
    },
  ] = splitLink(resolveProps(frond, pageFeatureTheme, defaults, ownProps))
  const classes = resolveClasses(
    frond,
    pageFeatureTheme,
    { orientation, heading: headingLevel !== undefined },
    ui,
    className,
  )
  const isReplaced = children !== undefined
  const covered = coverWith(
    { componentName: 'PageFeature', link, onClick, className: classes.link, label, name: title, isReplaced },
    renderTitle,
    renderDescription,
  )
  const textContent =
    children ??
    group(
      part('title', classes.title, covered.title, headingLevel && `h${headingLevel}`),
      part('description', classes.description, covered.description),
    )

  return renderElement('div', render, {
    'data-slot': 'page-feature',
    'data-orientation': orientation,
    'aria-label': covered.label,
    ...attributes,
    className: classes.root,
    children: (
      <>
        {part('leading', classes.leading, leadingContent(leading, icon, classes))}
        {part('wrapper', classes.wrapper, textContent)}
        {covered.beside}
      </>
    ),
  })
}
