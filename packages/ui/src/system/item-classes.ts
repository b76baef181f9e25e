import type { ClassValue } from './component-override.ts'
import { addClass, type Classes } from './resolve-classes.ts'

interface StyledItem<Part extends string> {
  readonly className?: ClassValue
  readonly ui?: { readonly [P in Part]?: ClassValue }
}

/** The classes of one item: the classes of all items and those in its `ui`. Its `className` is added to the part `root`. */
export function itemClasses<Part extends string>(
  classes: Classes<Part>,
  item: StyledItem<Part>,
  root: NoInfer<Part>,
): Classes<Part> {
  if (!item.ui && !item.className) return classes
  const own: Record<Part, string> = { ...classes }
  for (const part in item.ui) {
    // A size is a prop value, not a class. The item's own size replaces the common one.
    own[part] = addClass(part.endsWith('Size') ? '' : (own[part] ?? ''), item.ui[part])
  }
  own[root] = addClass(own[root], item.className)
  return own
}
