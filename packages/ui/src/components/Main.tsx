'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { mainTheme } from '../theme/main.ts'

export interface MainProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** The content of the page. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof mainTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <main> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** The main element of a page, at least as high as the viewport below the header. */
export function Main(ownProps: MainProps) {
  const frond = useFrond()
  const { className, ui, render, ...attributes } = resolveProps(frond, mainTheme, {}, ownProps)
  const classes = resolveClasses(frond, mainTheme, {}, ui, className)
  return renderElement('main', render, { 'data-slot': 'main', ...attributes, className: classes.base })
}
