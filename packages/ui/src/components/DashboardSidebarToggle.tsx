'use client'

import { useContext } from 'react'
import { DashboardContext, findSidebar } from '../hooks/dashboard/dashboard-context.ts'
import { close as closeRole } from '../icons/close.ts'
import { menu as menuRole } from '../icons/menu.ts'
import { dashboardSidebarToggle as english } from '../locale/en.ts'
import { useFrond } from '../system/frond-context.ts'
import type { LinkOptions } from '../system/links/link-props.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { isEmptySlot, roleIcon } from '../system/slots.ts'
import { dashboardSidebarToggleTheme } from '../theme/dashboard-sidebar-toggle.ts'
import { Button, type ButtonProps } from './Button.tsx'

export interface DashboardSidebarToggleProps extends Omit<ButtonProps, Exclude<keyof LinkOptions, 'disabled'>> {
  /** Color of the button. @default 'neutral' */
  color?: ButtonProps['color']
  /** Visual style of the button. @default 'ghost' */
  variant?: ButtonProps['variant']
  /** Side of the sidebar that it opens, if there are two. @default 'left' */
  side?: 'left' | 'right'
}

const defaults = { color: 'neutral', variant: 'ghost', side: 'left' } as const

/** A button that opens the sidebar of the dashboard on small screens. */
export function DashboardSidebarToggle(ownProps: DashboardSidebarToggleProps) {
  const frond = useFrond()
  const { side, className, onClick, onPointerEnter, onFocus, ...props } = resolveProps(
    frond,
    dashboardSidebarToggleTheme,
    defaults,
    ownProps,
  )
  const sidebar = findSidebar(useContext(DashboardContext), side)
  const messages = messagesOf(frond, 'dashboardSidebarToggle', english)
  const open = sidebar?.open ?? false
  const isNamed = !isEmptySlot(props.children ?? props.label)

  return (
    <Button
      icon={open ? roleIcon(frond, 'close', closeRole) : roleIcon(frond, 'menu', menuRole)}
      aria-label={isNamed ? undefined : open ? messages.close : messages.open}
      aria-expanded={open}
      aria-haspopup="dialog"
      data-slot="dashboard-sidebar-toggle"
      {...props}
      className={resolveClasses(frond, dashboardSidebarToggleTheme, {}, undefined, className).base}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        sidebar?.preload()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        sidebar?.preload()
      }}
      onClick={(event) => {
        const answer = onClick?.(event)
        if (event.defaultPrevented) return answer
        // Safari does not focus a pressed button. The menu returns the focus to the element that has it when it opens.
        event.currentTarget.focus({ preventScroll: true })
        sidebar?.toggle()
        return answer
      }}
    />
  )
}
