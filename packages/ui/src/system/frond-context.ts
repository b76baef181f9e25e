'use client'

import { createContext, useContext } from 'react'
import type { IconValue } from '../components/Icon.tsx'
import type { TooltipSettings } from '../components/Tooltip.tsx'
import type { IconRole } from '../icons/roles.ts'
import type { Locale } from '../locale/define-locale.ts'
import type { ComponentOverride } from './component-override.ts'
import type { FormController } from '../primitives/form/form-controller.ts'
import type { LinkAdapter } from './links/link-adapter.ts'
import type { OverlayOutlet } from './overlay-store.ts'
import type { useRoute } from './links/use-route.ts'

/** Where overlays are put: `true` is the place `<App>` names, `false` is beside the trigger. */
export type PortalTarget = boolean | string | HTMLElement | ShadowRoot

/** What a group gives to the components in it, as props weaker than their own. */
export interface GroupContext {
  readonly props: Readonly<Record<string, unknown>>
}

/** What a form field gives to the control inside it. `props` are weaker than the control's own. */
export interface FieldContext extends GroupContext {
  /** The control wears the colour of an error, whatever its own colour. */
  readonly invalid?: boolean
  /** Id of the label, for a control that the label cannot point to. Absent where there is no label. */
  readonly labelId?: string
  /** Name by which the form knows the field. */
  readonly name?: string
}

/** What can happen to a control, as the form hears it. */
export type FieldEvent = 'blur' | 'change' | 'focus' | 'input'

/** What the form around a control tells it. */
export interface FormContext {
  readonly loading: boolean
  readonly disabled?: boolean
  /** Hears what controls do and knows the errors of the fields. */
  readonly controller?: FormController
}

/**
 * All that a component may learn from above it, in one context, so that a component reads one context and no more.
 * Providers add to the value of their parent.
 */
export interface FrondContextValue {
  readonly components: Readonly<Record<string, ComponentOverride | undefined>>
  /** Colours beyond the seven, by name. */
  readonly colors?: readonly string[]
  readonly icons?: { readonly [Role in IconRole]?: IconValue }
  /** Fetches an icon that is not known yet. */
  readonly loadIcon?: (name: string) => void
  readonly link?: LinkAdapter
  /** Asks the router about a link. */
  readonly useRoute?: typeof useRoute
  readonly locale?: Locale
  /** Direction that `<App>` sets; overlays carry it with them. */
  readonly dir?: 'ltr' | 'rtl'
  /** Classes of the `<Theme>`s around, which overlays carry with them. */
  readonly scope?: string
  readonly portal?: PortalTarget
  /** What `<App>` says about tooltips; absent where there is no `<App>`. */
  readonly tooltip?: TooltipSettings
  readonly nonce?: string
  /** How far down a toaster stands. The one furthest down shows the toasts; absent where there is no `<App>`. */
  readonly toasterLevel?: number
  /** Where overlays created in code are shown; absent where there is no `<App>`. */
  readonly outlet?: OverlayOutlet
  readonly field?: FieldContext
  readonly fieldGroup?: GroupContext
  readonly avatarGroup?: GroupContext
  readonly form?: FormContext
  /** Inside a skeleton that says by itself that something loads, so that those within it need not. */
  readonly skeleton?: boolean
}

export const emptyContext: FrondContextValue = { components: {} }

export const FrondContext = createContext(emptyContext)

export function useFrond(): FrondContextValue {
  return useContext(FrondContext)
}
