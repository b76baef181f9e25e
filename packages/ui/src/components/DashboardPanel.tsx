'use client'

import { useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import type { ResizableHandleProps } from '../hooks/useResizable.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useScrollRegion } from '../primitives/focus/use-scroll-region.ts'
import { useFrond } from '../system/frond-context.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { useJoinedRef } from '../system/use-joined-ref.ts'
import { dashboardPanelTheme } from '../theme/dashboard-panel.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { usePanelSize } from './dashboard/use-panel-size.ts'
import { DashboardResizeHandle } from './DashboardResizeHandle.tsx'

export interface DashboardPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** Name under which the size is saved. Without it, the size is not saved. The element gets the id `dashboard-panel-{id}`. */
  id?: string
  /** Smallest size, in the unit of the group. @default 15 */
  minSize?: number
  /** Largest size, in the unit of the group. @default 100, or 1600 if the unit is px */
  maxSize?: number
  /** Initial size, in the unit of the group. Without it, and without `resizable`, the panel takes the rest of the width. */
  defaultSize?: number
  /** Shows a handle that changes the size. @default false */
  resizable?: boolean
  /** Content above the body, such as a `DashboardNavbar` and a `DashboardToolbar`. */
  header?: ReactNode
  /** Content that scrolls. */
  body?: ReactNode
  /** Content below the body. */
  footer?: ReactNode
  /** Replaces header, body and footer. */
  children?: ReactNode
  /** Replaces the resize handle. The arguments are the props of the handle. */
  resizeHandle?: Slot<ResizableHandleProps>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof dashboardPanelTheme>]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { minSize: 15, resizable: false } as const

/** A column of a dashboard with a header, a body that scrolls, and a footer. */
export function DashboardPanel(ownProps: DashboardPanelProps) {
  const frond = useFrond()
  const {
    id,
    minSize,
    maxSize,
    defaultSize,
    resizable,
    header,
    body,
    footer,
    children,
    resizeHandle,
    className,
    ui,
    render,
    ref,
    ...attributes
  } = resolveProps(frond, dashboardPanelTheme, defaults, ownProps)
  const isSized = resizable || defaultSize !== undefined
  const classes = resolveClasses(frond, dashboardPanelTheme, { sized: isSized }, ui, className)
  const bodyBox = useRef<HTMLDivElement>(null)
  useScrollRegion({ box: bodyBox })
  const { panelProps, handleProps } = usePanelSize(id, {
    id: id === undefined ? undefined : `dashboard-panel-${id}`,
    minSize,
    maxSize,
    defaultSize,
    resizable,
  })
  const { ref: panelRef, id: elementId, ...sizeProps } = panelProps

  return (
    <>
      {renderElement('div', render, {
        'data-slot': 'dashboard-panel',
        ...attributes,
        id: elementId,
        ...(isSized && sizeProps),
        className: classes.root,
        ref: useJoinedRef<HTMLElement>(panelRef, ref),
        children: isEmptySlot(children) ? (
          <>
            {header}
            {!isEmptySlot(body) && (
              <div ref={bodyBox} className={classes.body} data-slot="body">
                {body}
              </div>
            )}
            {footer}
          </>
        ) : (
          children
        ),
      })}
      {resizable &&
        (resizeHandle === undefined ? (
          <DashboardResizeHandle {...handleProps} className={classes.handle} data-slot="handle" />
        ) : (
          fillSlot(resizeHandle, handleProps)
        ))}
    </>
  )
}
