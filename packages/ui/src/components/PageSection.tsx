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
import { group, leadingContent, part, type HeadingLevel } from './page/page-parts.tsx'

type Part = SlotOf<typeof pageSectionTheme>

export interface PageSectionProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'title'> {
  /** Short text above the title. */
  headline?: string
  /** Icon above the title. */
  icon?: IconValue
  /** Title of the section. */
  title?: string
  /** Text below the title. */
  description?: string
  /** Buttons below the text. By default the first is solid and the others are neutral and outlined. */
  links?: readonly ButtonProps[]
  /** Features below the text, each with an icon, a title and a description. */
  features?: readonly PageFeatureProps[]
  /** Shows the children below the text, or next to it if there is enough space. @default 'vertical' */
  orientation?: ThemeOption<typeof pageSectionTheme, 'orientation'>
  /** Shows the children before the text. @default false */
  reverse?: boolean
  /** Heading level of the title. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6
  /** Content before everything else, outside the container, for a background. */
  top?: ReactNode
  /** Replaces the icon, headline, title and description. */
  header?: ReactNode
  /** Replaces the icon. */
  leading?: Slot<{ ui: Classes<Part> }>
  /** Replaces `headline`. */
  renderHeadline?: ReactNode
  /** Replaces `title`, inside the heading. */
  renderTitle?: ReactNode
  /** Replaces `description`. */
  renderDescription?: ReactNode
  /** Replaces the features and their container. */
  body?: ReactNode
  /** Replaces the features of `features`. */
  renderFeatures?: ReactNode
  /** Replaces the buttons and their container. */
  footer?: ReactNode
  /** Replaces the buttons of `links`. */
  renderLinks?: ReactNode
  /** Content after everything else, outside the container, for a background. */
  bottom?: ReactNode
  /** Content below or next to the text. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <section> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { orientation: 'vertical', reverse: false, headingLevel: 2 } as const

/** A section of a landing page, with a heading, a description, features and buttons. */
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
      // A feature without a description is a plain list item, so its title is not a heading.
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
      part('leading', classes.leading, leadingContent(leading, icon, classes)),
      part('headline', classes.headline, renderHeadline),
    ),
  })
}
