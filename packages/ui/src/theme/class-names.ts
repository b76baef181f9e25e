/**
 * Creates the class name of a part and an option. The build uses it for the CSS and the browser for the HTML, so the class
 * names need not be shipped.
 */
export function partClass(theme: { name: string; root: string }, slot: string): string {
  return slot === theme.root ? `fr-${theme.name}` : `fr-${theme.name}-${kebab(slot)}`
}

/** The class names of these variants leave out the name of the variant: `fr-button-solid`, `fr-tabs-vertical`. */
const unnamedVariant = /^(?:variant|size|orientation)$/

export function optionClass(part: string, variant: string, option: string): string {
  if (option === 'true') return `${part}-${kebab(variant)}`
  return unnamedVariant.test(variant) ? `${part}-${option}` : `${part}-${kebab(variant)}-${option}`
}

/** Applications can choose any color name. Two dashes keep it apart from component names: `fr--link` does not belong to Link. */
export function colorClass(color: string): string {
  return `fr--${color}`
}

export function isBooleanVariant(options: readonly string[]): boolean {
  return options.every((option) => option === 'true' || option === 'false')
}

export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
