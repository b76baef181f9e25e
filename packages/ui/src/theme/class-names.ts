/**
 * How a part and an option become a class name. The build writes CSS with these and the browser makes the same names
 * again, so neither has to tell the other.
 */
export function partClass(theme: { name: string; root: string }, slot: string): string {
  return slot === theme.root ? `fr-${theme.name}` : `fr-${theme.name}-${kebab(slot)}`
}

/** The options of these variants differ enough to stand without the variant's name: `fr-button-solid`, `fr-tabs-vertical`. */
const unnamedVariant = /^(?:variant|size|orientation)$/

export function optionClass(part: string, variant: string, option: string): string {
  if (option === 'true') return `${part}-${kebab(variant)}`
  return unnamedVariant.test(variant) ? `${part}-${option}` : `${part}-${kebab(variant)}-${option}`
}

/** Two dashes, because applications name colours as they like, and no component begins with a dash: `fr--link` is no part of Link. */
export function colorClass(color: string): string {
  return `fr--${color}`
}

export function isBooleanVariant(options: readonly string[]): boolean {
  return options.every((option) => option === 'true' || option === 'false')
}

export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
