'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { renderPart } from '../system/render-part.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { isEmptySlot } from '../system/slots.ts'
import { dashboardToolbarTheme } from '../theme/dashboard-toolbar.ts'
import type { SlotOf } from '../theme/define-theme.ts'

export interface DashboardToolbarProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** Content at the start. */
  left?: ReactNode
  /** Content at the end. */
  right?: ReactNode
  /** Replaces `left` and `right`. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof dashboardToolbarTheme>]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** A second bar below the navbar of a panel, for filters and actions. */
export function DashboardToolbar(ownProps: DashboardToolbarProps) {
  const frond = useFrond()
  const { left, right, children, className, ui, render, ...attributes } = resolveProps(
    frond,
    dashboardToolbarTheme,
    {},
    ownProps,
  )
  const classes = resolveClasses(frond, dashboardToolbarTheme, {}, ui, className)
  const part = renderPart(classes)

  return renderElement('div', render, {
    'data-slot': 'dashboard-toolbar',
    ...attributes,
    className: classes.root,
    children: isEmptySlot(children) ? (
      <>
        <div className={classes.left} data-slot="left">
          {left}
        </div>
        {part('right', right)}
      </>
    ) : (
      children
    ),
  })
}
