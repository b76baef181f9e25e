import type { ReactNode } from 'react'
import type { IconValue } from '../components/Icon.tsx'
import { loading as loadingRole } from '../icons/loading.ts'
import type { IconData, IconRole } from '../icons/roles.ts'
import type { FrondContextValue } from './frond-context.ts'
import type { AvatarOptions } from '../components/avatar/avatar-view.tsx'

/** What every component with an icon before or after its text takes. */
export interface IconOptions {
  /** Icon before the text, or after it with `trailing`. */
  icon?: IconValue
  /** Picture before the text; an icon in that place wins. */
  avatar?: AvatarOptions
  /** Puts `icon` before the text. @default true */
  leading?: boolean
  /** Icon before the text. */
  leadingIcon?: IconValue
  /** Puts `icon` after the text. @default false */
  trailing?: boolean
  /** Icon after the text. */
  trailingIcon?: IconValue
  /** Shows the loading icon in place of the icon. @default false */
  loading?: boolean
  /** Icon shown while loading. @default the icon of the role `loading` */
  loadingIcon?: IconValue
}

/** The names of `IconOptions`, to separate them from other props. */
export const iconKeys: Readonly<Record<keyof IconOptions, true>> = {
  icon: true,
  avatar: true,
  leading: true,
  leadingIcon: true,
  trailing: true,
  trailingIcon: true,
  loading: true,
  loadingIcon: true,
}

/** Part of a component that the caller may fill: a node, or a function of what the part knows. */
export type Slot<Args> = ReactNode | ((args: Args) => ReactNode)

export function fillSlot<Args>(slot: Slot<Args>, args: Args): ReactNode {
  return typeof slot === 'function' ? slot(args) : slot
}

/** Whether a slot shows nothing: React leaves out these values. */
export function isEmptySlot(slot: unknown): boolean {
  return slot === undefined || slot === null || slot === '' || typeof slot === 'boolean'
}

/** The application's icon for a role, else the one the component brings. */
export function roleIcon(frond: FrondContextValue, role: IconRole, own: IconData): IconValue {
  return frond.icons?.[role] ?? own
}

export interface IconPlaces {
  leading?: IconValue
  trailing?: IconValue
  /** Where the loading icon is, if it shows. */
  loading?: 'leading' | 'trailing'
}

/**
 * Which icons show before and after the text. The loading icon takes the place of the leading one, even of one that is
 * not there, or that of `icon` where `trailing` puts it after the text and nothing stands before it.
 */
export function iconSlots(frond: FrondContextValue, options: IconOptions): IconPlaces {
  const { icon, leading, leadingIcon, trailing, trailingIcon, loading } = options
  const before = leadingIcon ?? (leading || !trailing ? icon : undefined)
  const after = trailingIcon ?? (trailing ? icon : undefined)
  if (!loading) return { leading: before, trailing: after }
  const loadingIcon = options.loadingIcon ?? roleIcon(frond, 'loading', loadingRole)
  if (trailing && !before) return { trailing: loadingIcon, loading: 'trailing' }
  return { leading: loadingIcon, trailing: after, loading: 'leading' }
}
