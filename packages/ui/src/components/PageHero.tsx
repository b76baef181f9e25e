'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import type { RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { pageHeroTheme } from '../theme/page-hero.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { ButtonProps } from './Button.tsx'
import { Container } from './Container.tsx'
import { pageBlock } from './page/page-block.tsx'
import { part } from './page/page-parts.tsx'

export interface PageHeroProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'title'> {
  /** A few words above the title. */
  headline?: string
  /** Heading of the page. */
  title?: string
  /** Lines below the title. */
  description?: string
  /** Buttons below the text. The first is solid, the others are quiet, unless they say otherwise. */
  links?: readonly ButtonProps[]
  /** Puts the children below the text, or beside it where there is room. @default 'vertical' */
  orientation?: ThemeOption<typeof pageHeroTheme, 'orientation'>
  /** Puts the children before the text. @default false */
  reverse?: boolean
  /** Level of the title among the headings of the page. @default 1 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6
  /** Stands before everything, outside the container; for a background. */
  top?: ReactNode
  /** Replaces headline, title and description. */
  header?: ReactNode
  /** Content in place of `headline`. */
  renderHeadline?: ReactNode
  /** Content in place of `title`, inside the heading. */
  renderTitle?: ReactNode
  /** Content in place of `description`. */
  renderDescription?: ReactNode
  /** Stands between the text and the buttons. */
  body?: ReactNode
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
  ui?: { [P in SlotOf<typeof pageHeroTheme>]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { orientation: 'vertical', reverse: false, headingLevel: 1 } as const

/** The large opening of a page. */
export function PageHero(ownProps: PageHeroProps) {
  const frond = useFrond()
  const { headline, renderHeadline = headline, ...props } = resolveProps(frond, pageHeroTheme, defaults, ownProps)
  const { orientation, reverse, ui, className } = props
  const classes = resolveClasses(frond, pageHeroTheme, { orientation, reverse }, ui, className)

  return pageBlock(props, classes, {
    slot: 'page-hero',
    Container,
    linkSize: 'xl',
    lead: part('headline', classes.headline, renderHeadline),
  })
}
