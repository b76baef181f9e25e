'use client'

import { createContext } from 'react'
import type { UseResizableOptions } from '../useResizable.ts'

export type DashboardSide = 'left' | 'right'

/** A sidebar of a dashboard, as its buttons see it. */
export interface SidebarEntry {
  /** Id of its element. */
  readonly id: string
  /** Whether its menu is open on a small screen. */
  readonly open: boolean
  readonly collapsed: boolean
  readonly toggle: () => void
  readonly collapse: (collapsed?: boolean) => void
  /** Loads the code of the menu before it is needed. */
  readonly preload: () => void
}

/** The search of a dashboard, as its buttons see it. */
export interface SearchEntry {
  readonly open: boolean
  readonly toggle: () => void
}

/** The parts of a dashboard that the buttons of other parts control. */
export interface DashboardEntries {
  readonly left?: SidebarEntry
  readonly right?: SidebarEntry
  readonly search?: SearchEntry
}

export interface DashboardContextValue extends DashboardEntries {
  /** How panels and sidebars save their sizes. */
  readonly sizes: Pick<UseResizableOptions, 'persistent' | 'storage' | 'storageKey' | 'storageOptions' | 'unit'>
  /** The `Cookie` header of the request. */
  readonly cookies?: string
  /** Adds or replaces an entry. Returns a function that removes it. Unset outside of a group. */
  readonly register?: <Name extends keyof DashboardEntries>(name: Name, entry: DashboardEntries[Name]) => () => void
}

export const DashboardContext = createContext<DashboardContextValue>({ sizes: { persistent: false } })

/** The sidebar on a side. If there is none, the one on the other side, because most dashboards have only one. */
export function findSidebar(entries: DashboardEntries, side: DashboardSide): SidebarEntry | undefined {
  return entries[side] ?? entries.left ?? entries.right
}
