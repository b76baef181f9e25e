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
  /** Short text above the title. */
  headline?: string
  /** Heading of the page. */
  title?: string
  /** Text below the title. */
  description?: string
  /** Buttons below the text. By default the first is solid and the others are neutral and outlined. */
  links?: readonly ButtonProps[]
  /** Shows the children below the text, or next to it if there is enough space. @default 'vertical' */
  orientation?: ThemeOption<typeof pageHeroTheme, 'orientation'>
  /** Shows the children before the text. @default false */
  reverse?: boolean
  /** Heading level of the title. @default 1 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6
  /** Content before everything else, outside the container, for a background. */
  top?: ReactNode
  /** Replaces the headline, title and description. */
  header?: ReactNode
  /** Replaces `headline`. */
  renderHeadline?: ReactNode
  /** Replaces `title`, inside the heading. */
  renderTitle?: ReactNode
  /** Replaces `description`. */
  renderDescription?: ReactNode
  /** Content between the text and the buttons. */
  body?: ReactNode
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
  ui?: { [P in SlotOf<typeof pageHeroTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { orientation: 'vertical', reverse: false, headingLevel: 1 } as const

/** The large introduction at the top of a landing page. */
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
