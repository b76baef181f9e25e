'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import type { RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { pageCTATheme } from '../theme/page-cta.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { ButtonProps } from './Button.tsx'
import { pageBlock } from './page/page-block.tsx'

export interface PageCTAProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'title'> {
  /** What to do, as a heading. */
  title?: string
  /** Lines below the title. */
  description?: string
  /** Buttons below the text. The first is solid, the others are quiet, unless they say otherwise. */
  links?: readonly ButtonProps[]
  /** Puts the children below the text, or beside it where there is room. @default 'vertical' */
  orientation?: ThemeOption<typeof pageCTATheme, 'orientation'>
  /** Puts the children before the text. @default false */
  reverse?: boolean
  /** How the block stands out from the page. @default 'outline' */
  variant?: ThemeOption<typeof pageCTATheme, 'variant'>
  /** Level of the title among the headings of the page. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6
  /** Stands before everything, for a background. */
  top?: ReactNode
  /** Replaces title and description. */
  header?: ReactNode
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
  /** Stands after everything, for a background. */
  bottom?: ReactNode
  /** What is shown below the text, or beside it. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof pageCTATheme>]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { orientation: 'vertical', reverse: false, headingLevel: 2, variant: 'outline' } as const

/** A block that asks for one thing to be done. */
export function PageCTA(ownProps: PageCTAProps) {
  const frond = useFrond()
  const { variant, ...props } = resolveProps(frond, pageCTATheme, defaults, ownProps)
  const { orientation, reverse, ui, className } = props
  const classes = resolveClasses(frond, pageCTATheme, { orientation, reverse, variant }, ui, className)

  return pageBlock(props, classes, { slot: 'page-cta' })
}
