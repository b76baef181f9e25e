'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { pageColumnsTheme } from '../theme/page-columns.ts'

export interface PageColumnsProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** The content of the columns, usually cards. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof pageColumnsTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** A column layout that packs cards of different heights without gaps. */
export function PageColumns(ownProps: PageColumnsProps) {
  const frond = useFrond()
  const { className, ui, render, ...attributes } = resolveProps(frond, pageColumnsTheme, {}, ownProps)
  const classes = resolveClasses(frond, pageColumnsTheme, {}, ui, className)
  return renderElement('div', render, { 'data-slot': 'page-columns', ...attributes, className: classes.base })
}
