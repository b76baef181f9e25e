'use client'

import { useContext } from 'react'
import { DashboardContext, findSidebar } from '../hooks/dashboard/dashboard-context.ts'
import { panelClose as panelCloseRole } from '../icons/panelClose.ts'
import { panelOpen as panelOpenRole } from '../icons/panelOpen.ts'
import { dashboardSidebarCollapse as english } from '../locale/en.ts'
import { useFrond } from '../system/frond-context.ts'
import type { LinkOptions } from '../system/links/link-props.ts'
import { messagesOf } from '../system/messages.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { isEmptySlot, roleIcon } from '../system/slots.ts'
import { dashboardSidebarCollapseTheme } from '../theme/dashboard-sidebar-collapse.ts'
import { Button, type ButtonProps } from './Button.tsx'

export interface DashboardSidebarCollapseProps extends Omit<ButtonProps, Exclude<keyof LinkOptions, 'disabled'>> {
  /** Color of the button. @default 'neutral' */
  color?: ButtonProps['color']
  /** Visual style of the button. @default 'ghost' */
  variant?: ButtonProps['variant']
  /** Side of the sidebar that it collapses, if there are two. @default 'left' */
  side?: 'left' | 'right'
}

const defaults = { color: 'neutral', variant: 'ghost', side: 'left' } as const

/** A button that collapses and expands the sidebar of the dashboard on wide screens. */
export function DashboardSidebarCollapse(ownProps: DashboardSidebarCollapseProps) {
  const frond = useFrond()
  const { side, className, ui, onClick, ...props } = resolveProps(
    frond,
    dashboardSidebarCollapseTheme,
    defaults,
    ownProps,
  )
  const classes = resolveClasses(frond, dashboardSidebarCollapseTheme, { side }, undefined, className)
  const sidebar = findSidebar(useContext(DashboardContext), side)
  const messages = messagesOf(frond, 'dashboardSidebarCollapse', english)
  const collapsed = sidebar?.collapsed ?? false
  const isNamed = !isEmptySlot(props.children ?? props.label)

  return (
    <Button
      icon={collapsed ? roleIcon(frond, 'panelOpen', panelOpenRole) : roleIcon(frond, 'panelClose', panelCloseRole)}
      aria-label={isNamed ? undefined : collapsed ? messages.expand : messages.collapse}
      aria-expanded={!collapsed}
      aria-controls={sidebar?.id}
      data-slot="dashboard-sidebar-collapse"
      {...props}
      className={classes.base}
      ui={{ ...ui, leadingIcon: addClass(classes.leadingIcon, ui?.leadingIcon) }}
      onClick={(event) => {
        const answer = onClick?.(event)
        if (!event.defaultPrevented) sidebar?.collapse()
        return answer
      }}
    />
  )
}
