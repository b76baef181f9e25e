import type { ClassValue } from './component-override.ts'
import { addClass, type Classes } from './resolve-classes.ts'

interface StyledItem<Part extends string> {
  readonly className?: ClassValue
  readonly ui?: { readonly [P in Part]?: ClassValue }
}

/** The classes of one item: those of every item, then its own. `className` goes to the part that is the item's root. */
export function itemClasses<Part extends string>(
  classes: Classes<Part>,
  item: StyledItem<Part>,
  root: NoInfer<Part>,
): Classes<Part> {
  if (!item.ui && !item.className) return classes
  const own: Record<Part, string> = { ...classes }
  for (const part in item.ui) {
    // Two sizes make no size: the item's own replaces the common one.
    own[part] = addClass(part.endsWith('Size') ? '' : (own[part] ?? ''), item.ui[part])
  }
  own[root] = addClass(own[root], item.className)
  return own
}
