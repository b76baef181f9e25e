export const kinds = ['added', 'changed', 'fixed'] as const

export type Kind = (typeof kinds)[number]

export interface Release {
  version: string
  title: string
  /** For example `2026-11-10`. */
  date: string
  summary: string
  /** Markdown before the first heading. */
  intro: string
  /** The changes of each kind, as Markdown. */
  changes: Readonly<Record<Kind, readonly string[]>>
}

/**
 * Reads a release from its Markdown file. The file begins with `title`, `date` and `summary` between two lines of dashes.
 * The changes are lists below the headings `## Added`, `## Changed` and `## Fixed`.
 */
export function parseRelease(version: string, source: string): Release {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || body === undefined) {
    throw new Error(`content/${version}.md does not begin with title, date and summary between two lines of "---".`)
  }
  const [intro = '', ...sections] = body.split(/^## /m)
  const changes: Record<Kind, string[]> = { added: [], changed: [], fixed: [] }
  for (const section of sections) {
    const [heading = '', ...lines] = section.split('\n')
    const kind = kinds.find((each) => each === heading.trim().toLowerCase())
    if (!kind) throw new Error(`content/${version}.md has the heading "${heading}". Use Added, Changed or Fixed.`)
    changes[kind].push(...splitItems(lines))
  }
  return {
    version,
    title: readField(version, head, 'title'),
    date: readField(version, head, 'date'),
    summary: readField(version, head, 'summary'),
    intro: intro.trim(),
    changes,
  }
}

function readField(version: string, head: string, name: string): string {
  const value = new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(head)?.[1]
  if (value === undefined) throw new Error(`content/${version}.md has no ${name}.`)
  return value.trim()
}

/** The items of a list. A line that does not begin with a dash continues the item before it. */
function splitItems(lines: readonly string[]): string[] {
  const items: string[] = []
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2).trim())
    else if (line.trim() && items.length > 0) items.push(`${items.pop()} ${line.trim()}`)
  }
  return items
}
