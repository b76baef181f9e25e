'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { isEmptySlot } from '../system/slots.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { pageTheme } from '../theme/page.ts'
import { part } from './page/page-parts.tsx'

export interface PageProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** Content before the main content, usually a `PageAside`. */
  left?: ReactNode
  /** The content. */
  children?: ReactNode
  /** Content after the main content. On small screens it is above it. */
  right?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof pageTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** A page layout with an optional column on each side. */
export function Page(ownProps: PageProps) {
  const frond = useFrond()
  const { left, children, right, className, ui, render, ...attributes } = resolveProps(frond, pageTheme, {}, ownProps)
  const count = [left, right].filter((side) => !isEmptySlot(side)).length
  const sides = (['none', 'one', 'both'] as const)[count]
  const classes = resolveClasses(frond, pageTheme, { sides }, ui, className)

  return renderElement('div', render, {
    'data-slot': 'page',
    ...attributes,
    className: classes.root,
    children: (
      <>
        {part('left', classes.left, left)}
        <div className={classes.center} data-slot="center">
          {children}
        </div>
        {part('right', classes.right, right)}
      </>
    ),
  })
}
