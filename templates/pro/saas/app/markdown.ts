/** Reads the Markdown files in `content`. */

export interface Section {
  /** Id of the heading, for links. */
  id: string
  title: string
  /** Markdown below the heading. */
  text: string
}

export interface MarkdownPage<Field extends string> {
  /** Name of the file without its extension, and without the number that sorts it. */
  name: string
  fields: Readonly<Record<Field, string>>
  /** Markdown before the first heading. */
  intro: string
  /** The parts below headings with two `#`. */
  sections: readonly Section[]
}

/** Reads files with the given fields between two lines of dashes at their beginning. Sorts them by their paths. */
export function readPages<const Field extends string>(
  files: Readonly<Record<string, string>>,
  fieldNames: readonly Field[],
): MarkdownPage<Field>[] {
  return Object.entries(files)
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([path, source]) => parsePage(path, source, fieldNames))
}

function parsePage<const Field extends string>(
  path: string,
  source: string,
  fieldNames: readonly Field[],
): MarkdownPage<Field> {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || body === undefined) {
    throw new Error(`${path} does not begin with ${fieldNames.join(', ')} between two lines of "---".`)
  }
  const fields = Object.fromEntries(fieldNames.map((field) => [field, readField(path, head, field)]))
  const name = path.slice(path.lastIndexOf('/') + 1, -'.md'.length).replace(/^\d+\.(?=\D)/, '')
  // The cast is safe: `readField` throws if a field is missing.
  return { name, fields: fields as Record<Field, string>, ...splitSections(body) }
}

function readField(path: string, head: string, name: string): string {
  const value = new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(head)?.[1]
  if (value === undefined) throw new Error(`${path} has no ${name}.`)
  return value.trim()
}

/** Splits a text at its headings with two `#`. Lines in code blocks are no headings. */
function splitSections(body: string): Pick<MarkdownPage<never>, 'intro' | 'sections'> {
  const parts: { title: string; lines: string[] }[] = [{ title: '', lines: [] }]
  let isCode = false
  for (const line of body.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode
    if (!isCode && line.startsWith('## ')) parts.push({ title: line.slice(3).trim(), lines: [] })
    else parts.at(-1)!.lines.push(line)
  }
  const [intro, ...sections] = parts.map(({ title, lines }) => ({
    id: title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'),
    title,
    text: lines.join('\n').trim(),
  }))
  return { intro: intro!.text, sections }
}
