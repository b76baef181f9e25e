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
  /** What stands in the grid, most often cards. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof pageGridTheme>]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** A grid of one, two or three columns, as many as have room. */
export function PageGrid(ownProps: PageGridProps) {
  const frond = useFrond()
  const { className, ui, render, ...attributes } = resolveProps(frond, pageGridTheme, {}, ownProps)
  const classes = resolveClasses(frond, pageGridTheme, {}, ui, className)
  return renderElement('div', render, { 'data-slot': 'page-grid', ...attributes, className: classes.base })
}
