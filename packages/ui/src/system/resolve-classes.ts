import { colorClass, isBooleanVariant, optionClass, partClass } from '../theme/class-names.ts'
import type { SlotOf, Theme, ThemeShape } from '../theme/define-theme.ts'
import type { ThemeOptions } from '../theme/theme-options.ts'
import type { ClassValue, ComponentOverride, PartOverrides, VariantChoice } from './component-override.ts'
import type { FrondContextValue } from './frond-context.ts'
import { mergeClasses } from './merge-classes.ts'
import { colorNames } from '../theme/color-names.ts'
import { warn } from './warn.ts'

export type Classes<Slot extends string> = Readonly<Record<Slot, string>>

/** The resolved classes, per theme (or override of a theme) and combination of options. */
const cache = new WeakMap<ThemeShape | ComponentOverride, Map<string, Classes<string>>>()

/**
 * The classes of every part for the given options. Without `ui` and `className` the result is cached, so each component in a
 * list costs one lookup.
 */
export function resolveClasses<const T extends Theme>(
  frond: FrondContextValue,
  theme: T,
  values: ThemeOptions<T> & { readonly color?: string },
  ui?: { readonly [S in SlotOf<T>]?: ClassValue },
  className?: ClassValue,
): Classes<SlotOf<T>> {
  const override = frond.components[theme.name]
  if (process.env.NODE_ENV !== 'production') checkColor(frond, theme, (values as VariantChoice).color)
  const classes = findClasses(theme, values as VariantChoice, override)
  if (!ui && !className) return classes as Classes<SlotOf<T>>

  const own: Record<string, string> = { ...classes }
  if (ui) addParts(own, ui as PartOverrides, theme, 'ui')
  if (className) own[theme.root] = addClass(own[theme.root] ?? '', className)
  return own as Classes<SlotOf<T>>
}

/** Adds the caller's class to the classes of a part. */
export function addClass(classes: string, added: ClassValue | undefined): string {
  if (!added) return classes
  if (typeof added === 'function') return added(classes)
  return classes ? mergeClasses(classes, added) : added
}

function findClasses(
  theme: ThemeShape,
  values: VariantChoice,
  override: ComponentOverride | undefined,
): Classes<string> {
  const owner = override ?? theme
  let ready = cache.get(owner)
  if (!ready) cache.set(owner, (ready = new Map<string, Classes<string>>()))

  let key = theme.color ? String(values.color) : ''
  for (const variant in theme.variants) key += `|${String(values[variant])}`

  let classes = ready.get(key)
  if (!classes) ready.set(key, (classes = makeClasses(theme, values, override)))
  return classes
}

function makeClasses(
  theme: ThemeShape,
  values: VariantChoice,
  override: ComponentOverride | undefined,
): Classes<string> {
  if (process.env.NODE_ENV !== 'production') checkValues(theme, values, override)

  const classes: Record<string, string> = {}
  for (const slot of theme.slots) classes[slot] = partClass(theme, slot)

  for (const part in theme.sizes) classes[part] = theme.sizes[part]![String(values.size ?? 'default')] ?? ''

  for (const variant in theme.variants) {
    const [options, slots] = theme.variants[variant]!
    const option = String(values[variant] ?? 'false')
    if (option === 'false' || !options.includes(option)) continue
    for (const slot of slots) classes[slot] += ` ${optionClass(partClass(theme, slot), variant, option)}`
  }
  if (theme.color && values.color) classes[theme.color] += ` ${colorClass(String(values.color))}`

  override?.addTo(classes, theme, values)
  return classes
}

/** Adds classes to several parts. `from` is the source of the classes, for the warning about an unknown part. */
export function addParts(
  classes: Record<string, string>,
  parts: PartOverrides | undefined,
  theme: ThemeShape,
  from: string,
): void {
  for (const slot in parts) {
    const current = classes[slot]
    if (current === undefined) {
      if (process.env.NODE_ENV === 'production') continue
      warn(title(theme), `${from} names a part "${slot}" that is not there. Parts are ${theme.slots.join(', ')}.`)
    } else {
      // A size is a prop value, not a class. The later one replaces the earlier one.
      classes[slot] = addClass(theme.sizes?.[slot] ? '' : current, parts[slot])
    }
  }
}

function checkValues(theme: ThemeShape, values: VariantChoice, override: ComponentOverride | undefined): void {
  for (const variant in theme.variants) {
    const [options] = theme.variants[variant]!
    const value = values[variant]
    if (value === undefined || isBooleanVariant(options) || options.includes(String(value))) continue
    if (override?.layers.some((layer) => layer.variants?.[variant]?.[String(value)])) continue
    warn(title(theme), `unknown ${variant} "${String(value)}". Use one of ${options.join(', ')}.`)
  }
}

function checkColor(frond: FrondContextValue, theme: ThemeShape, color: unknown): void {
  if (!theme.color || color === undefined) return
  const known: readonly string[] = frond.colors ? [...colorNames, ...frond.colors] : colorNames
  if (known.includes(String(color))) return
  warn(
    title(theme),
    `unknown color "${String(color)}". Use one of ${known.join(', ')}, or add it with createTheme({ colors }).`,
  )
}

/** Converts the name of a theme to the name of its component: `dropdown-menu` → `DropdownMenu`. */
function title(theme: ThemeShape): string {
  return theme.name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())
}
