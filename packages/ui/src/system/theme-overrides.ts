import type { ThemeShape } from '../theme/define-theme.ts'
import type { ComponentOverride, OverrideLayer, VariantChoice } from './component-override.ts'
import { addParts } from './resolve-classes.ts'

/** Merges the overrides of a theme into those of the themes above it. Converts the keys: `dropdownMenu` → `dropdown-menu`. */
export function addOverrides(
  parent: Readonly<Record<string, ComponentOverride | undefined>>,
  components: Readonly<Record<string, OverrideLayer | undefined>> | undefined,
): Readonly<Record<string, ComponentOverride | undefined>> {
  if (!components) return parent

  const merged: Record<string, ComponentOverride | undefined> = { ...parent }
  for (const [key, layer] of Object.entries(components)) {
    if (!layer) continue
    const name = toComponentLabel(key)
    const above = parent[name]
    const layers = [...(above?.layers ?? []), layer]
    merged[name] = {
      props: above?.props || layer.props ? { ...above?.props, ...layer.props } : undefined,
      layers,
      addTo: (classes, theme, values) => layers.forEach((each) => addLayer(classes, each, theme, values)),
    }
  }
  return merged
}

function addLayer(
  classes: Record<string, string>,
  layer: OverrideLayer,
  theme: ThemeShape,
  values: VariantChoice,
): void {
  addParts(classes, layer.slots, theme, 'the theme')
  for (const variant in layer.variants) {
    addParts(classes, layer.variants[variant]?.[String(values[variant] ?? false)], theme, 'the theme')
  }
  for (const compound of layer.compoundVariants ?? []) {
    if (matches(compound, values)) addParts(classes, compound.class, theme, 'the theme')
  }
}

function matches(compound: Readonly<Record<string, unknown>>, values: VariantChoice): boolean {
  return Object.keys(compound).every((variant) => {
    if (variant === 'class') return true
    const wanted = compound[variant]
    const value = values[variant] ?? false
    return Array.isArray(wanted) ? wanted.includes(value) : wanted === value
  })
}

/** `dropdownMenu` → `dropdown-menu`. Consecutive capitals are one word: `pageCTA` → `page-cta`. */
function toComponentLabel(key: string): string {
  return key
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
}
