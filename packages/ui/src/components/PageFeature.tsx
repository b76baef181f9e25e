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
import { group, leadingMark, part } from './page/page-parts.tsx'

type Part = SlotOf<typeof pageFeatureTheme>

export interface PageFeatureProps
  extends LinkOptions, Omit<HTMLAttributes<HTMLElement>, 'className' | 'title' | 'onClick'> {
  /** Icon before the title. */
  icon?: IconValue
  /** The point in a few words. */
  title?: string
  /** Lines below the title. */
  description?: string
  /** Puts the icon beside the text or above it. @default 'horizontal' */
  orientation?: ThemeOption<typeof pageFeatureTheme, 'orientation'>
  /** Level of the title among the headings of the page. A title alone is no heading unless it is given one. @default 3 with a description */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6
  /** Called on a press. Without an address it makes the whole a button. */
  onClick?: MouseEventHandler<HTMLElement>
  /** Replaces the icon. */
  leading?: Slot<{ ui: Classes<Part> }>
  /** Content in place of `title`. */
  renderTitle?: ReactNode
  /** Content in place of `description`. */
  renderDescription?: ReactNode
  /** Content in place of title and description. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { orientation: 'horizontal' } as const

/** A point of a list: an icon, a title and a description. */
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
  const words =
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
        {part('leading', classes.leading, leadingMark(leading, icon, classes))}
        {part('wrapper', classes.wrapper, words)}
        {covered.beside}
      </>
    ),
  })
}
