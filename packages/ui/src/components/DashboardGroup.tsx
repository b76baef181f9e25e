'use client'

import { useCallback, useMemo, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import {
  DashboardContext,
  type DashboardContextValue,
  type DashboardEntries,
} from '../hooks/dashboard/dashboard-context.ts'
import type { ResizableCookie } from '../hooks/useResizable.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { dashboardGroupTheme } from '../theme/dashboard-group.ts'
import type { SlotOf } from '../theme/define-theme.ts'

export interface DashboardGroupProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** Where sizes are saved. The server can read a cookie; see `cookies`. @default 'cookie' */
  storage?: 'cookie' | 'local'
  /** Name of the dashboard in the storage: sizes are saved as `frond-{storageKey}-{id}`. @default 'dashboard' */
  storageKey?: string
  /** Attributes of the cookies. */
  storageOptions?: ResizableCookie
  /** Saves the sizes of panels and sidebars for the next visit. @default true */
  persistent?: boolean
  /** Unit of all sizes. Percentages refer to the group. @default '%' */
  unit?: '%' | 'rem' | 'px'
  /** The `Cookie` header of the request. With it, the first HTML has the saved sizes. */
  cookies?: string | null
  /** Sidebar, panels and search. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof dashboardGroupTheme>]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { storage: 'cookie', storageKey: 'dashboard', persistent: true, unit: '%' } as const

/** The root of a dashboard. It fills the window, and sidebar, panels and search share their state through it. */
export function DashboardGroup(ownProps: DashboardGroupProps) {
  const frond = useFrond()
  const {
    storage,
    storageKey,
    storageOptions,
    persistent,
    unit,
    cookies,
    children,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, dashboardGroupTheme, defaults, ownProps)
  const classes = resolveClasses(frond, dashboardGroupTheme, {}, ui, className)

  const context = useGroupContext({ storage, storageKey, storageOptions, persistent, unit }, cookies)

  return (
    <DashboardContext value={context}>
      {renderElement('div', render, {
        'data-slot': 'dashboard-group',
        ...attributes,
        className: classes.root,
        children,
      })}
    </DashboardContext>
  )
}

/** The settings of the group, and the parts that have registered. */
function useGroupContext(
  sizes: DashboardContextValue['sizes'],
  cookies: string | null | undefined,
): DashboardContextValue {
  const [entries, setEntries] = useState<DashboardEntries>({})
  const register = useCallback<NonNullable<DashboardContextValue['register']>>((name, entry) => {
    setEntries((all) => ({ ...all, [name]: entry }))
    return () => setEntries((all) => (all[name] === entry ? { ...all, [name]: undefined } : all))
  }, [])
  const { storage, storageKey, storageOptions, persistent, unit } = sizes
  return useMemo(
    () => ({
      ...entries,
      sizes: { storage, storageKey: `frond-${storageKey}`, storageOptions, persistent, unit },
      cookies: storage === 'cookie' && cookies ? cookies : undefined,
      register,
    }),
    [entries, storage, storageKey, storageOptions, persistent, unit, cookies, register],
  )
}
