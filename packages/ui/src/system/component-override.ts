import type { ThemeShape } from '../theme/define-theme.ts'

/** A class value of the caller: a string is added, a function gets the classes so far and replaces them. */
export type ClassValue = string | ((classes: string) => string)

export interface PartOverrides {
  readonly [slot: string]: ClassValue | undefined
}

/** What one `createTheme` says about one component. */
export interface OverrideLayer {
  readonly props?: Readonly<Record<string, unknown>>
  readonly slots?: PartOverrides
  readonly variants?: {
    readonly [variant: string]: { readonly [option: string]: PartOverrides | undefined } | undefined
  }
  readonly compoundVariants?: readonly (Readonly<Record<string, unknown>> & { readonly class: PartOverrides })[]
}

/** What `<App theme>` and each `<Theme>` above a component say about it, put together. */
export interface ComponentOverride {
  readonly props?: Readonly<Record<string, unknown>>
  readonly layers: readonly OverrideLayer[]
  /** Adds the classes of the layers, weakest first. It comes with the override, so that only applications with a theme carry its code. */
  readonly addTo: (classes: Record<string, string>, theme: ThemeShape, values: VariantChoice) => void
}

/** The option that was chosen for each variant. */
export type VariantChoice = Readonly<Record<string, string | boolean | undefined>>
