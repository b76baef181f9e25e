'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { isEmptySlot, type Slot } from '../system/slots.ts'
import type { RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { pageSectionTheme } from '../theme/page-section.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { ButtonProps } from './Button.tsx'
import { Container } from './Container.tsx'
import type { IconValue } from './Icon.tsx'
import { PageFeature, type PageFeatureProps } from './PageFeature.tsx'
import { pageBlock } from './page/page-block.tsx'
import { group, leadingMark, part, type HeadingLevel } from './page/page-parts.tsx'

type Part = SlotOf<typeof pageSectionTheme>

export interface PageSectionProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'title'> {
  /** A few words above the title. */
  headline?: string
  /** Icon above the title. */
  icon?: IconValue
  /** Heading of the section. */
  title?: string
  /** Lines below the title. */
  description?: string
  /** Buttons below the text. The first is solid, the others are quiet, unless they say otherwise. */
  links?: readonly ButtonProps[]
  /** Short points below the text, each with an icon, a title and a description. */
  features?: readonly PageFeatureProps[]
  /** Puts the children below the text, or beside it where there is room. @default 'vertical' */
  orientation?: ThemeOption<typeof pageSectionTheme, 'orientation'>
  /** Puts the children before the text. @default false */
  reverse?: boolean
  /** Level of the title among the headings of the page. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6
  /** Stands before everything, outside the container; for a background. */
  top?: ReactNode
  /** Replaces icon, headline, title and description. */
  header?: ReactNode
  /** Replaces the icon. */
  leading?: Slot<{ ui: Classes<Part> }>
  /** Content in place of `headline`. */
  renderHeadline?: ReactNode
  /** Content in place of `title`, inside the heading. */
  renderTitle?: ReactNode
  /** Content in place of `description`. */
  renderDescription?: ReactNode
  /** Replaces the points and what is around them. */
  body?: ReactNode
  /** Replaces the points of `features`. */
  renderFeatures?: ReactNode
  /** Replaces the buttons and what is around them. */
  footer?: ReactNode
  /** Replaces the buttons of `links`. */
  renderLinks?: ReactNode
  /** Stands after everything, outside the container; for a background. */
  bottom?: ReactNode
  /** What is shown below the text, or beside it. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. @default <section> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { orientation: 'vertical', reverse: false, headingLevel: 2 } as const

/** A section of a landing page: a heading, a few words, points and buttons. */
export function PageSection(ownProps: PageSectionProps) {
  const frond = useFrond()
  const {
    headline,
    icon,
    features = [],
    leading,
    renderHeadline = headline,
    renderFeatures,
    ...props
  } = resolveProps(frond, pageSectionTheme, defaults, ownProps)
  const { orientation, reverse, headingLevel, ui, className } = props
  const classes = resolveClasses(frond, pageSectionTheme, { orientation, reverse }, ui, className)

  const level = Math.min(headingLevel + 1, 6) as HeadingLevel
  const points = features.map((feature, index) => (
    <PageFeature
      key={index}
      // A title alone is a line of the list and no heading.
      headingLevel={isEmptySlot(feature.renderDescription ?? feature.description) ? undefined : level}
      render={<li />}
      {...feature}
    />
  ))
  const list = renderFeatures ?? (points.length > 0 && points)
  const body = props.body ?? part('features', classes.features, list, 'ul')

  return pageBlock({ ...props, body }, classes, {
    slot: 'page-section',
    element: 'section',
    Container,
    lead: group(
      part('leading', classes.leading, leadingMark(leading, icon, classes)),
      part('headline', classes.headline, renderHeadline),
    ),
  })
}
