import { badRequest, type Problem } from './problem.ts'

/** What a request asks for, after everything that means nothing or harm has been turned down. */
export interface RequestTarget {
  /** Decoded. It begins with one slash and has neither empty nor dotted parts. */
  readonly path: string
  /** As it was sent, with its question mark; empty where there is none. */
  readonly search: string
}

/** Bytes of the address of a request. */
export const MAX_TARGET_LENGTH = 8192

const printable = /^[\x21-\x7e]+$/
const encodedSeparator = /%(?:2f|5c)/i
// oxlint-disable-next-line no-control-regex -- control letters are what is looked for
const forbidden = /[\\\u0000-\u001f\u007f]|\/\/|\/\.\.?(?:\/|$)/

/** Reads the target of a request line. Whoever routes by the result need not fear where it leads. */
export function parseTarget(target: string): RequestTarget | Problem {
  if (target.length > MAX_TARGET_LENGTH) {
    return { status: 414, title: 'URI Too Long', detail: `An address has at most ${MAX_TARGET_LENGTH} letters.` }
  }
  // A proxy may be sent the whole address; its host says nothing here.
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

/** A decoded path as it stands in an address. What would end the path there is written in digits. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}
