import type { NameOf, VariantsOf } from './define-theme.ts'

/**
 * Declares custom options for TypeScript:
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

/** The options of a variant of a theme, including those that the application has added. */
export type ThemeOption<T, Variant extends keyof VariantsOf<T>> =
  | NonNullable<VariantsOf<T>[Variant]>
  | Extension<NameOf<T>, Variant>

/** The options that a component passes to get its classes, one per variant. */
export type ThemeOptions<T> = { readonly [V in keyof VariantsOf<T>]?: ThemeOption<T, V> }
