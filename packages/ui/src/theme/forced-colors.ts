/**
 * With forced colors, the browser gives every element the same background. These classes draw a selected element in the
 * system's selection colors. `state` is the variant of the selected state, such as `data-selected`.
 */
export function forcedSelection(state?: string): string {
  const variant = state ? `forced-colors:${state}` : 'forced-colors'
  return `${variant}:forced-color-adjust-none ${variant}:bg-[Highlight] ${variant}:text-[HighlightText]`
}

/**
 * The same for a row whose icons and texts set their own colors. The browser does not replace those colors either, so
 * the icons and texts inherit the color of the row. Matches in `mark` have system colors.
 */
export function forcedRowSelection(state: string): string {
  return `${forcedSelection(state)} forced-colors:${state}:[&_:not(mark)]:text-inherit`
}
