/** A heading of a page. */
export interface ContentTocLink {
  /** Id of the heading, to which the link leads. */
  id: string
  /** Text of the heading. */
  text?: string
  /** Level of the heading. The table of contents follows `children` instead. */
  depth?: number
  /** Headings below this one. */
  children?: readonly ContentTocLink[]
}

/** A heading in the order of the page, with its depth in the tree of links, beginning with 0. */
export interface TocEntry {
  readonly id: string
  readonly depth: number
}

export function toEntries(links: readonly ContentTocLink[], depth = 0): TocEntry[] {
  return links.flatMap(({ id, children = [] }) => [{ id, depth }, ...toEntries(children, depth + 1)])
}

/** The first and last active entry by index, or `undefined` if none is active. */
export function findActiveRange(
  entries: readonly TocEntry[],
  active: readonly string[],
): { first: number; last: number } | undefined {
  const isActive = ({ id }: TocEntry) => active.includes(id)
  const first = entries.findIndex(isActive)
  return first < 0 ? undefined : { first, last: entries.findLastIndex(isActive) }
}

/** The height of a link and the width of a level in the drawing of the indicator. */
export const ROW = 28
export const LEVEL = 12

/** How far above and below the border of two rows the line bends. */
const BEND = 4

/** The line beside the entries, as an SVG path: at the depth of each entry, with a slanted part where the depth changes. */
export function toPath(depths: readonly number[]): string {
  const xOf = (index: number) => depths[index]! * LEVEL + 0.5
  let path = `M${xOf(0)} 0`
  for (let index = 1; index < depths.length; index++) {
    if (depths[index] === depths[index - 1]) continue
    const y = index * ROW
    path += `L${xOf(index - 1)} ${y - BEND}L${xOf(index)} ${y + BEND}`
  }
  return `${path}L${xOf(depths.length - 1)} ${depths.length * ROW}`
}
