import type { ThemeShape } from '../theme/define-theme.ts'
import type { FrondContextValue } from './frond-context.ts'

export type WithDefaults<Props, Defaults> = Props & {
  [Key in keyof Defaults]: Key extends keyof Props ? NonNullable<Props[Key]> : Defaults[Key]
}

/**
 * The final props of a component. From weakest to strongest: its defaults, `<App theme>` and `<Theme>`, the form field or group
 * around it, the caller. A prop that is `undefined` counts as not given.
 */
export function resolveProps<Props extends object, const Defaults extends object>(
  frond: FrondContextValue,
  theme: ThemeShape,
  defaults: Defaults,
  props: Props,
  surroundings?: Readonly<Record<string, unknown>>,
): WithDefaults<Props, Defaults> {
  const resolved: Record<string, unknown> = { ...defaults, ...frond.components[theme.name]?.props, ...surroundings }
  const given = props as Record<string, unknown>
  for (const key in given) {
    if (given[key] !== undefined) resolved[key] = given[key]
  }
  return resolved as WithDefaults<Props, Defaults>
}
