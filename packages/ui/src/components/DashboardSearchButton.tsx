'use client'

import { useContext } from 'react'
import { DashboardContext } from '../hooks/dashboard/dashboard-context.ts'
import { dashboardSearchButton as english } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { dashboardSearchButtonTheme } from '../theme/dashboard-search-button.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { searchButton, searchButtonDefaults, type SearchButtonOptions } from './search/search-button.tsx'

export interface DashboardSearchButtonProps extends SearchButtonOptions {
  /** Shows only the icon. The label becomes its name for screen readers. @default false */
  collapsed?: boolean
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof dashboardSearchButtonTheme>]?: ClassValue }
}

const defaults = { ...searchButtonDefaults, collapsed: false } as const

/** A button that opens the search of the dashboard. */
export function DashboardSearchButton(ownProps: DashboardSearchButtonProps) {
  const frond = useFrond()
  const messages = messagesOf(frond, 'dashboardSearchButton', english)
  const { search } = useContext(DashboardContext)
  const { className, ui, ...props } = resolveProps(frond, dashboardSearchButtonTheme, defaults, ownProps)

  return searchButton(frond, {
    slot: 'dashboard-search-button',
    props: { ...props, label: props.label ?? messages.label },
    classes: resolveClasses(frond, dashboardSearchButtonTheme, { collapsed: props.collapsed }, ui, className),
    open: search?.open,
    toggle: () => search?.toggle(),
    tooltipSide: 'right',
  })
}
