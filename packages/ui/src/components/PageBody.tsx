'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { pageBodyTheme } from '../theme/page-body.ts'

export interface PageBodyProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** The parts of the page, stacked vertically. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof pageBodyTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** Adds equal spacing between the parts of a page. */
export function PageBody(ownProps: PageBodyProps) {
  const frond = useFrond()
  const { className, ui, render, ...attributes } = resolveProps(frond, pageBodyTheme, {}, ownProps)
  const classes = resolveClasses(frond, pageBodyTheme, {}, ui, className)
  return renderElement('div', render, { 'data-slot': 'page-body', ...attributes, className: classes.base })
}
