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
  /** Heading of the call to action. */
  title?: string
  /** Text below the title. */
  description?: string
  /** Buttons below the text. By default the first is solid and the others are neutral and outlined. */
  links?: readonly ButtonProps[]
  /** Shows the children below the text, or next to it if there is enough space. @default 'vertical' */
  orientation?: ThemeOption<typeof pageCTATheme, 'orientation'>
  /** Shows the children before the text. @default false */
  reverse?: boolean
  /** Visual style of the block. @default 'outline' */
  variant?: ThemeOption<typeof pageCTATheme, 'variant'>
  /** Heading level of the title. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6
  /** Content before everything else, for a background. */
  top?: ReactNode
  /** Replaces the title and description. */
  header?: ReactNode
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
  /** Content after everything else, for a background. */
  bottom?: ReactNode
  /** Content below or next to the text. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof pageCTATheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { orientation: 'vertical', reverse: false, headingLevel: 2, variant: 'outline' } as const

/** A call to action with a title, a description and buttons. */
export function PageCTA(ownProps: PageCTAProps) {
  const frond = useFrond()
  const { variant, ...props } = resolveProps(frond, pageCTATheme, defaults, ownProps)
  const { orientation, reverse, ui, className } = props
  const classes = resolveClasses(frond, pageCTATheme, { orientation, reverse, variant }, ui, className)

  return pageBlock(props, classes, { slot: 'page-cta' })
}
