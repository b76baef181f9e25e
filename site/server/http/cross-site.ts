import { problem } from './problem.ts'

const known = new Set([null, 'same-origin', 'same-site', 'none'])

/**
 * Rejects requests that a browser sends from another site (`Sec-Fetch-Site`). Programs do not send this header and are
 * allowed: nothing here depends on the identity of a visitor.
 */
export function refuseCrossSite({ method, headers }: Request): Response | undefined {
  if (method !== 'POST' || known.has(headers.get('Sec-Fetch-Site'))) return undefined
  return problem({ status: 403, title: 'Forbidden', detail: 'This is taken from our own pages only.' })
}
