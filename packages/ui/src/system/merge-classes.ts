/** Returns the earlier classes with the later ones added. */
export type ClassMerger = (earlier: string, later: string) => string

/** By default, both stay on the element. If they set the same property, the order in the stylesheet decides. */
export let mergeClasses: ClassMerger = (earlier, later) => `${earlier} ${later}`

/**
 * Sets how all components add classes of the application to earlier ones. With `twMerge` of the package `tailwind-merge`, a
 * later class removes the earlier classes that it overrides. Call it once, before the first render.
 */
export function mergeClassesWith(merger: ClassMerger): void {
  mergeClasses = merger
}
