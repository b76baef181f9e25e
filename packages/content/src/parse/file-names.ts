/** What the name of a file says: `docs/2.components/1.button.md` is `/docs/components/button`. */
export interface FileName {
  /** Without extension, ordering prefixes kept. */
  stem: string
  extension: string
  /** Ordering prefixes removed, a last `index` left out. */
  path: string
}

export function readFileName(file: string): FileName {
  const dot = file.lastIndexOf('.')
  const stem = file.slice(0, dot)
  return { stem, extension: file.slice(dot + 1), path: toPath(stem) }
}

/** The address of a file or folder. */
export function toPath(stem: string): string {
  const segments = stem.split('/').map(toPathSegment)
  if (segments.at(-1) === 'index') segments.pop()
  return `/${segments.join('/')}`
}

function toPathSegment(segment: string): string {
  return segment
    .replace(/^\d+\./, '')
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
}

/** A name for people: `2.getting-started` is "Getting started". */
export function toTitle(segment: string): string {
  const words = toPathSegment(segment).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
