/**
 * An icon with the paths that are drawn alike as one: fewer elements, and fewer bytes. Only lines are joined; where shapes
 * are filled, two that overlap could leave a hole.
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

/** A path begins at a point of the drawing, even with `m`. Behind another path, `m` would count from where that ended. */
function toAbsoluteStart(path: string): string {
  return path.replace(relativeStart, (start, x: string, y: string) => {
    // More points after the first are lines, and stay relative.
    const line = /^[-+.\d]/.test(path.slice(start.length)) ? 'l' : ''
    return `M${x} ${y}${line}`
  })
}
