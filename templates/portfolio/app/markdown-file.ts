export interface MarkdownFile {
  /** Name of the file without its ending, which is also the last part of its address. */
  slug: string
  /** The text below the fields. */
  body: string
  /** Returns a field, and throws an error that names the file if it is missing. */
  read: (name: string) => string
}

/** Reads a Markdown file that begins with fields, such as `title: Tides`, between two lines of dashes. */
export function parseFile(path: string, source: string): MarkdownFile {
  const file = path.replace('../', '')
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || body === undefined) {
    throw new Error(`${file} does not begin with fields between two lines of "---".`)
  }
  return {
    slug: path.slice(path.lastIndexOf('/') + 1, -'.md'.length),
    body: body.trim(),
    read(name) {
      const value = new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(head)?.[1]
      if (value === undefined) throw new Error(`${file} has no ${name}.`)
      return value.trim()
    },
  }
}
