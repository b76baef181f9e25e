import type { NameOf, VariantsOf } from './define-theme.ts'

/**
 * Options of your own, made known to the compiler:
 *
 *     declare module '@frond/ui' {
 *       interface VariantExtensions {
 *         button: { variant: 'neon' }
 *       }
 *     }
 */
export interface VariantExtensions {}

type Extension<Name, Variant> = Name extends keyof VariantExtensions
  ? Variant extends keyof VariantExtensions[Name]
    ? VariantExtensions[Name][Variant]
    : never
  : never

/** The options of one variant of a theme, with those that the application added. */
export type ThemeOption<T, Variant extends keyof VariantsOf<T>> =
  | NonNullable<VariantsOf<T>[Variant]>
  | Extension<NameOf<T>, Variant>

/** One option per variant: what a component passes to get its classes. */
export type ThemeOptions<T> = { readonly [V in keyof VariantsOf<T>]?: ThemeOption<T, V> }
