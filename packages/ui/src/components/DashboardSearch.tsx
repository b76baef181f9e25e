'use client'

import { useContext, useLayoutEffect, useRef } from 'react'
import { DashboardContext } from '../hooks/dashboard/dashboard-context.ts'
import { dashboardSearch as english } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { useControlled } from '../system/use-controlled.ts'
import { dashboardSearchTheme } from '../theme/dashboard-search.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { CommandPaletteItem } from './CommandPalette.tsx'
import type { AnyGroup, CommandPaletteItemOf } from './command-palette/palette-types.ts'
import {
  SearchDialog,
  searchDialogDefaults,
  type SearchDialogHandle,
  type SearchDialogOptions,
} from './search/search-dialog.tsx'

export type DashboardSearchHandle = SearchDialogHandle

export interface DashboardSearchProps<Item extends object = CommandPaletteItem> extends SearchDialogOptions<Item> {
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof dashboardSearchTheme>]?: ClassValue }
}

const defaults = { ...searchDialogDefaults, defaultOpen: false } as const

/** A command palette in a dialog that searches the pages and actions of a dashboard. */
export function DashboardSearch<Groups extends readonly AnyGroup[]>(
  ownProps: Omit<DashboardSearchProps<CommandPaletteItemOf<Groups>>, 'groups'> & { groups?: Groups },
) {
  const frond = useFrond()
  // The cast is safe: the type of the items only narrows what callers may pass and is erased here.
  const props = resolveProps(frond, dashboardSearchTheme, defaults, ownProps as unknown as DashboardSearchProps)
  const { open: givenOpen, defaultOpen, onOpenChange, className, ui, ...dialog } = props
  const { fullscreen, size } = dialog

  const [open, setOwnOpen] = useControlled(givenOpen, defaultOpen)
  const setOpen = (next: boolean) => {
    if (next === open) return
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  useRegistration(open, () => setOpen(!open))

  return (
    <SearchDialog
      {...dialog}
      slot="dashboard-search"
      classes={resolveClasses(frond, dashboardSearchTheme, { fullscreen, size }, ui, className)}
      messages={messagesOf(frond, 'dashboardSearch', english)}
      open={open}
      setOpen={setOpen}
    />
  )
}

/** Lets the buttons of the dashboard open the search. */
function useRegistration(open: boolean, toggle: () => void): void {
  const { register } = useContext(DashboardContext)
  const latest = useRef(toggle)
  useLayoutEffect(() => {
    latest.current = toggle
  })
  useLayoutEffect(() => register?.('search', { open, toggle: () => latest.current() }), [register, open])
}
