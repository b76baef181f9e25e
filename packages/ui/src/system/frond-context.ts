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

/** Where overlays are rendered: `true` for the target that `<App>` sets, `false` for beside the trigger. */
export type PortalTarget = boolean | string | HTMLElement | ShadowRoot

/** Props that a group gives to the components inside it. Their own props win. */
export interface GroupContext {
  readonly props: Readonly<Record<string, unknown>>
}

/** What a form field gives to the control inside it. The control's own props win over `props`. */
export interface FieldContext extends GroupContext {
  /** Shows the control in the error color, whatever its own color. */
  readonly invalid?: boolean
  /** Id of the label, for a control that `<label for>` cannot refer to. Unset if there is no label. */
  readonly labelId?: string
  /** Name of the field in the form. */
  readonly name?: string
}

/** Events of a control that the form handles. */
export type FieldEvent = 'blur' | 'change' | 'focus' | 'input'

/** State of the form around a control. */
export interface FormContext {
  readonly loading: boolean
  readonly disabled?: boolean
  /** Gets the events of the controls and holds the errors of the fields. */
  readonly controller?: FormController
}

/**
 * Everything that components read from their ancestors, in one context, so that each component reads only one. Providers
 * extend the value of their parent.
 */
export interface FrondContextValue {
  readonly components: Readonly<Record<string, ComponentOverride | undefined>>
  /** Names of additional colors of the theme. */
  readonly colors?: readonly string[]
  readonly icons?: { readonly [Role in IconRole]?: IconValue }
  /** Loads an icon that is not registered. */
  readonly loadIcon?: (name: string) => void
  readonly link?: LinkAdapter
  /** Resolves a link with the router. */
  readonly useRoute?: typeof useRoute
  readonly locale?: Locale
  /** Text direction that `<App>` sets. Overlays copy it to their portal. */
  readonly dir?: 'ltr' | 'rtl'
  /** Classes of the surrounding `<Theme>`s. Overlays copy them to their portal. */
  readonly scope?: string
  readonly portal?: PortalTarget
  /** Tooltip settings of `<App>`. Unset without `<App>`. */
  readonly tooltip?: TooltipSettings
  readonly nonce?: string
  /** Nesting depth of toasters. The innermost toaster shows the toasts. Unset without `<App>`. */
  readonly toasterLevel?: number
  /** Renders the overlays of `useOverlay`. Unset without `<App>`. */
  readonly outlet?: OverlayOutlet
  readonly field?: FieldContext
  readonly fieldGroup?: GroupContext
  readonly avatarGroup?: GroupContext
  readonly form?: FormContext
  /** Set inside a skeleton that announces loading, so that nested skeletons do not announce it again. */
  readonly skeleton?: boolean
}

export const emptyContext: FrondContextValue = { components: {} }

export const FrondContext = createContext(emptyContext)

export function useFrond(): FrondContextValue {
  return useContext(FrondContext)
}
