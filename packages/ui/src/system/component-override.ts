import type { ThemeShape } from '../theme/define-theme.ts'

/** Classes from the caller: a string is added to the default classes, a function gets them and returns the new ones. */
export type ClassValue = string | ((classes: string) => string)

export interface PartOverrides {
  readonly [slot: string]: ClassValue | undefined
}

/** The overrides of one `createTheme` call for one component. */
export interface OverrideLayer {
  readonly props?: Readonly<Record<string, unknown>>
  readonly slots?: PartOverrides
  readonly variants?: {
    readonly [variant: string]: { readonly [option: string]: PartOverrides | undefined } | undefined
  }
  readonly compoundVariants?: readonly (Readonly<Record<string, unknown>> & { readonly class: PartOverrides })[]
}

/** The merged overrides of `<App theme>` and each `<Theme>` around a component. */
export interface ComponentOverride {
  readonly props?: Readonly<Record<string, unknown>>
  readonly layers: readonly OverrideLayer[]
  /** Adds the classes of the layers, weakest first. Part of the override, so that only applications with a theme bundle its code. */
  readonly addTo: (classes: Record<string, string>, theme: ThemeShape, values: VariantChoice) => void
}

/** The selected option of each variant. */
export type VariantChoice = Readonly<Record<string, string | boolean | undefined>>
