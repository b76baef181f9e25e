'use client'

import { useContext } from 'react'
import { DashboardContext, findSidebar, type DashboardSide } from './dashboard/dashboard-context.ts'

export type { DashboardSide }

export interface UseDashboardReturn {
  /** Whether the menu of the sidebar is open. Only small screens have it. */
  sidebarOpen: boolean
  /** Whether the sidebar is collapsed on wide screens. */
  sidebarCollapsed: boolean
  /** Whether the search is open. */
  searchOpen: boolean
  /** Opens or closes the menu of the sidebar on small screens. */
  toggleSidebar: () => void
  /** Collapses or expands the sidebar on wide screens. Without a value it toggles. */
  collapseSidebar: (collapsed?: boolean) => void
  /** Opens or closes the search. */
  toggleSearch: () => void
}

/** Reads and changes the state of the dashboard around a component. `side` chooses the sidebar if there are two. */
export function useDashboard(side: DashboardSide = 'left'): UseDashboardReturn {
  const dashboard = useContext(DashboardContext)
  if (!dashboard.register) {
    throw new Error(
      'useDashboard: no <DashboardGroup> found above this component. Wrap the dashboard in <DashboardGroup>.',
    )
  }
  const sidebar = findSidebar(dashboard, side)
  return {
    sidebarOpen: sidebar?.open ?? false,
    sidebarCollapsed: sidebar?.collapsed ?? false,
    searchOpen: dashboard.search?.open ?? false,
    toggleSidebar: () => sidebar?.toggle(),
    collapseSidebar: (collapsed) => sidebar?.collapse(collapsed),
    toggleSearch: () => dashboard.search?.toggle(),
  }
}
