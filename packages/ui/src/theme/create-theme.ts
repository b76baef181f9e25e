import type { IconValue } from '../components/Icon.tsx'
import type { ColorScale } from '../colors/scale.ts'
import type { IconRole } from '../icons/roles.ts'
import type { ClassValue } from '../system/component-override.ts'
import type { Color } from './color-names.ts'
import type { SlotOf, VariantsOf } from './define-theme.ts'
import type { ComponentThemes } from './registry.ts'
import type { ThemeOption } from './theme-options.ts'

type Parts<T> = { readonly [S in SlotOf<T>]?: ClassValue }

/** The options of a variant as names: those of a flag are `true` and `false`. */
type OptionName<T, V extends keyof VariantsOf<T>> =
  | Extract<ThemeOption<T, V>, string>
  | (Extract<ThemeOption<T, V>, boolean> extends never ? never : 'true' | 'false')

/** What an application changes about one component. A class given as a string is added, as a function it replaces. */
export interface ComponentThemeConfig<Name extends keyof ComponentThemes> {
  /** Defaults for its props. */
  readonly props?: Partial<ComponentThemes[Name]['props']>
  /** Classes for its parts. */
  readonly slots?: Parts<ComponentThemes[Name]['theme']>
  /** Classes for its parts, per option of a variant. */
  readonly variants?: {
    readonly [V in keyof VariantsOf<ComponentThemes[Name]['theme']>]?: {
      readonly [O in OptionName<ComponentThemes[Name]['theme'], V>]?: Parts<ComponentThemes[Name]['theme']>
    }
  }
  /** Classes for its parts where several options meet. */
  readonly compoundVariants?: readonly ({
    readonly [V in keyof VariantsOf<ComponentThemes[Name]['theme']>]?:
      | ThemeOption<ComponentThemes[Name]['theme'], V>
      | readonly ThemeOption<ComponentThemes[Name]['theme'], V>[]
  } & { readonly color?: Color | readonly Color[]; readonly class: Parts<ComponentThemes[Name]['theme']> })[]
}

export interface ThemeConfig {
  /** The scale behind each colour, 50 to 950: `{ primary: blue }`, with `blue` from `@frond/ui/colors`. */
  readonly colors?: { readonly [Name in Color]?: ColorScale }
  /** Corner radius in rem, from which all corners are derived. @default 0.25 */
  readonly radius?: number
  /** Icons that components show by themselves, by role. */
  readonly icons?: { readonly [Role in IconRole]?: IconValue }
  readonly components?: { readonly [Name in keyof ComponentThemes]?: ComponentThemeConfig<Name> }
}

/** Writes a theme down, with every name checked. Give it to `<App theme>` for all, or to `<Theme theme>` for a part of the page. */
export function createTheme(theme: ThemeConfig): ThemeConfig {
  return theme
}
