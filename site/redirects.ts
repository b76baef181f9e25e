/**
 * The redirect table: data, read by the server, by client navigation and by the tests. A redirect leads to its target in
 * one hop; query and hash are kept.
 */
export interface Redirect {
  readonly from: string
  readonly to: string
  /** 301 for what has moved for good, 302 for what leads to the first page of a section. */
  readonly status: 301 | 302
}

export const redirects: readonly Redirect[] = [
  { from: '/', to: '/docs/getting-started', status: 302 },
  { from: '/docs', to: '/docs/getting-started', status: 302 },
]

const byPath = new Map(redirects.map((redirect) => [redirect.from, redirect]))

/** The redirect for a path, whatever slashes it ends in. */
export function findRedirect(path: string): Redirect | undefined {
  return byPath.get(path.replace(/\/+$/, '') || '/')
}
