import type { ReactNode } from 'react'
import type { IconValue } from '../components/Icon.tsx'
import { loading as loadingRole } from '../icons/loading.ts'
import type { IconData, IconRole } from '../icons/roles.ts'
import type { FrondContextValue } from './frond-context.ts'
import type { AvatarOptions } from '../components/avatar/avatar-view.tsx'

/** Props of components with an icon before or after the text. */
export interface IconOptions {
  /** Icon before the label, or after it with `trailing`. */
  icon?: IconValue
  /** Avatar before the label. A leading icon replaces it. */
  avatar?: AvatarOptions
  /** Shows `icon` before the label. @default true */
  leading?: boolean
  /** Icon before the label. */
  leadingIcon?: IconValue
  /** Shows `icon` after the label. @default false */
  trailing?: boolean
  /** Icon after the label. */
  trailingIcon?: IconValue
  /** Replaces the icon with the loading icon. @default false */
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

/** Content for a part of a component: a node, or a function that gets the data of the part and returns a node. */
export type Slot<Args> = ReactNode | ((args: Args) => ReactNode)

export function fillSlot<Args>(slot: Slot<Args>, args: Args): ReactNode {
  return typeof slot === 'function' ? slot(args) : slot
}

/** Whether a slot renders nothing. React renders nothing for these values. */
export function isEmptySlot(slot: unknown): boolean {
  return slot === undefined || slot === null || slot === '' || typeof slot === 'boolean'
}

/** The icon that the application has set for a role, otherwise the default icon of the component. */
export function roleIcon(frond: FrondContextValue, role: IconRole, own: IconData): IconValue {
  return frond.icons?.[role] ?? own
}

export interface IconPlaces {
  leading?: IconValue
  trailing?: IconValue
  /** The side of the loading icon, if it is shown. */
  loading?: 'leading' | 'trailing'
}

/**
 * The icons before and after the label. While loading, the loading icon replaces the leading icon, or is added if there is none.
 * If `icon` is trailing and there is no leading icon, it replaces the trailing one.
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
