import { badRequest, type Problem } from './problem.ts'

/** The validated target of a request. */
export interface RequestTarget {
  /** Decoded path. It starts with one slash and has no empty, `.` or `..` segments. */
  readonly path: string
  /** The raw query with its question mark, or an empty string. */
  readonly search: string
}

/** Maximum length of a request target. */
export const MAX_TARGET_LENGTH = 8192

const printable = /^[\x21-\x7e]+$/
const encodedSeparator = /%(?:2f|5c)/i
// oxlint-disable-next-line no-control-regex -- control letters are what is looked for
const forbidden = /[\\\u0000-\u001f\u007f]|\/\/|\/\.\.?(?:\/|$)/

/** Parses and validates the target of a request line. The resulting path is safe to use for routing. */
export function parseTarget(target: string): RequestTarget | Problem {
  if (target.length > MAX_TARGET_LENGTH) {
    return { status: 414, title: 'URI Too Long', detail: `An address has at most ${MAX_TARGET_LENGTH} letters.` }
  }
  // The target may be an absolute URL. Its host is ignored.
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '') || '/'
  const queryAt = local.indexOf('?')
  const raw = queryAt < 0 ? local : local.slice(0, queryAt)
  if (!raw.startsWith('/') || !printable.test(local) || local.includes('#'))
    return badRequest('This is not the address of a page.')
  if (encodedSeparator.test(raw)) return badRequest('The path holds an encoded slash.')

  const path = decode(raw)
  if (path === undefined) return badRequest('The path is not encoded as UTF-8.')
  if (forbidden.test(path)) return badRequest('The path has an empty or dotted part, a backslash or a control letter.')
  return { path, search: queryAt < 0 ? '' : local.slice(queryAt) }
}

function decode(path: string): string | undefined {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Encodes a decoded path for a URL, including `?` and `#`, which would end the path. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}
