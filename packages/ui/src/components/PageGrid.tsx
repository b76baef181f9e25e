'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { pageGridTheme } from '../theme/page-grid.ts'

export interface PageGridProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** The content of the grid, usually cards. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof pageGridTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** A grid with one, two or three columns, depending on the available width. */
export function PageGrid(ownProps: PageGridProps) {
  const frond = useFrond()
  const { className, ui, render, ...attributes } = resolveProps(frond, pageGridTheme, {}, ownProps)
  const classes = resolveClasses(frond, pageGridTheme, {}, ui, className)
  return renderElement('div', render, { 'data-slot': 'page-grid', ...attributes, className: classes.base })
}
