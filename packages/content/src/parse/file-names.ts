/** What a file name defines: `docs/2.components/1.button.md` has the path `/docs/components/button`. */
export interface FileName {
  /** The path without extension, with ordering prefixes. */
  stem: string
  extension: string
  /** The path without ordering prefixes and without a trailing `index`. */
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

/** A readable name: `2.getting-started` becomes "Getting started". */
export function toTitle(segment: string): string {
  const words = toPathSegment(segment).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
