'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { resizable as english } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { dashboardResizeHandleTheme } from '../theme/dashboard-resize-handle.ts'
import type { SlotOf } from '../theme/define-theme.ts'

export interface DashboardResizeHandleProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** Content of the handle, such as a grip. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof dashboardResizeHandleTheme>]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** The handle between two columns of a dashboard. Spread the `handleProps` of `useResizable` on it. */
export function DashboardResizeHandle(ownProps: DashboardResizeHandleProps) {
  const frond = useFrond()
  const { className, ui, render, ...attributes } = resolveProps(frond, dashboardResizeHandleTheme, {}, ownProps)
  const classes = resolveClasses(frond, dashboardResizeHandleTheme, {}, ui, className)

  return renderElement('div', render, {
    'data-slot': 'dashboard-resize-handle',
    role: 'separator',
    'aria-orientation': 'vertical',
    'aria-label': messagesOf(frond, 'resizable', english).resize,
    ...attributes,
    className: classes.root,
  })
}
