import { problem } from './problem.ts'

const known = new Set([null, 'same-origin', 'same-site', 'none'])

/**
 * An answer to what the page of another site sends, by what the browser says of it. Programs say nothing, and may ask:
 * there is nothing here that only a visitor's browser could get at.
 */
export function refuseCrossSite({ method, headers }: Request): Response | undefined {
  if (method !== 'POST' || known.has(headers.get('Sec-Fetch-Site'))) return undefined
  return problem({ status: 403, title: 'Forbidden', detail: 'This is taken from our own pages only.' })
}
