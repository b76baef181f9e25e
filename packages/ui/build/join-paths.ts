/**
 * Joins the paths of an icon that have the same style, which saves elements and bytes. Only groups of unfilled paths are
 * joined, because two filled paths that overlap could leave a hole.
 *
 * The input is the machine-written body of an Iconify icon, which has one fixed format, so a regular expression is enough.
 * A group in any other format stays unchanged.
 */
export function joinPaths(body: string): string {
  return body.replace(linesInGroup, (_, attributes: string, paths: string) => {
    const joined = [...paths.matchAll(/d="([^"]*)"/g)].map(([, path]) => toAbsoluteStart(path!)).join('')
    return `<path ${attributes} d="${joined}"/>`
  })
}

const linesInGroup = /<g ((?=[^>]*fill="none")(?![^>]*(?:opacity|transform|id)=)[^>]*)>((?:<path d="[^"]*"\/>)+)<\/g>/g

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`
const relativeStart = new RegExp(String.raw`^m\s*(${NUMBER})[\s,]*(${NUMBER})[\s,]*`)

/** A first `m` is absolute. After another path it would be relative to the end of that path, so it becomes `M`. */
function toAbsoluteStart(path: string): string {
  return path.replace(relativeStart, (start, x: string, y: string) => {
    // Further points after the first are relative lines.
    const line = /^[-+.\d]/.test(path.slice(start.length)) ? 'l' : ''
    return `M${x} ${y}${line}`
  })
}
