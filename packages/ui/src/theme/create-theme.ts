import type { IconValue } from '../components/Icon.tsx'
import type { ColorScale } from '../colors/scale.ts'
import type { IconRole } from '../icons/roles.ts'
import type { ClassValue } from '../system/component-override.ts'
import type { Color } from './color-names.ts'
import type { SlotOf, VariantsOf } from './define-theme.ts'
import type { ComponentThemes } from './registry.ts'
import type { ThemeOption } from './theme-options.ts'

type Parts<T> = { readonly [S in SlotOf<T>]?: ClassValue }

/** The names of the options of a variant. Those of a boolean variant are `true` and `false`. */
type OptionName<T, V extends keyof VariantsOf<T>> =
  | Extract<ThemeOption<T, V>, string>
  | (Extract<ThemeOption<T, V>, boolean> extends never ? never : 'true' | 'false')

/** The changes to one component. A string adds classes, a function replaces them. */
export interface ComponentThemeConfig<Name extends keyof ComponentThemes> {
  /** Default props. */
  readonly props?: Partial<ComponentThemes[Name]['props']>
  /** Classes of the parts. */
  readonly slots?: Parts<ComponentThemes[Name]['theme']>
  /** Classes of the parts, per option of a variant. */
  readonly variants?: {
    readonly [V in keyof VariantsOf<ComponentThemes[Name]['theme']>]?: {
      readonly [O in OptionName<ComponentThemes[Name]['theme'], V>]?: Parts<ComponentThemes[Name]['theme']>
    }
  }
  /** Classes of the parts for combinations of options. */
  readonly compoundVariants?: readonly ({
    readonly [V in keyof VariantsOf<ComponentThemes[Name]['theme']>]?:
      | ThemeOption<ComponentThemes[Name]['theme'], V>
      | readonly ThemeOption<ComponentThemes[Name]['theme'], V>[]
  } & { readonly color?: Color | readonly Color[]; readonly class: Parts<ComponentThemes[Name]['theme']> })[]
}

export interface ThemeConfig {
  /** The scale of each color, 50 to 950: `{ primary: blue }`, with `blue` from `@frond/ui/colors`. */
  readonly colors?: { readonly [Name in Color]?: ColorScale }
  /** Base corner radius in rem. All corner radii are multiples of it. @default 0.25 */
  readonly radius?: number
  /** Default icons of components, by role. */
  readonly icons?: { readonly [Role in IconRole]?: IconValue }
  readonly components?: { readonly [Name in keyof ComponentThemes]?: ComponentThemeConfig<Name> }
}

/** Creates a theme with type-checked names. Pass it to `<App theme>`, or to `<Theme theme>` for a part of the page. */
export function createTheme(theme: ThemeConfig): ThemeConfig {
  return theme
}
