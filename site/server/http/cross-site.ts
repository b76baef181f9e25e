import { problem } from './problem.ts'

const allowed = new Set(['same-origin', 'same-site', 'none'])

/**
 * Rejects requests that a browser sends from another site. Browsers say so in `Sec-Fetch-Site`, old ones only in `Origin`.
 * Programs send neither header and are allowed: nothing here depends on the identity of a visitor.
 */
export function refuseCrossSite({ method, url, headers }: Request): Response | undefined {
  const site = headers.get('Sec-Fetch-Site')
  const isAllowed = site === null ? isOwnOrigin(headers.get('Origin'), url) : allowed.has(site)
  if (method !== 'POST' || isAllowed) return undefined
  return problem({ status: 403, title: 'Forbidden', detail: 'This is taken from our own pages only.' })
}

/** Pages with `Referrer-Policy: no-referrer`, such as ours below `/pro/`, send the origin `null`. */
function isOwnOrigin(origin: string | null, url: string): boolean {
  if (origin === null || origin === 'null') return true
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host
}
