import type { DocsPayload } from '../docs/payload'
import { loadStyles } from './load-styles'

const KEPT = 40

const payloads = new Map<string, Promise<DocsPayload>>()

/** Fetches what a page shows, once; pages read lately are kept. Its stylesheets are there when the promise is kept. */
export function loadPayload(path: string): Promise<DocsPayload> {
  const known = payloads.get(path)
  if (known) return known

  const payload = fetchPayload(path)
  payloads.set(path, payload)
  // A failure is not kept, so that the next click tries again.
  payload.catch(() => payloads.delete(path))
  for (const oldest of payloads.keys()) {
    if (payloads.size <= KEPT) break
    payloads.delete(oldest)
  }
  return payload
}

/** Starts fetching a page that will probably be opened. A failure shows when it is. */
export function warmPayload(path: string): void {
  if (!path.startsWith('/docs/') || path === location.pathname) return
  loadPayload(path).catch(() => {})
}

let navigation: Promise<string> | undefined

/** The docs tree. It is on every docs page, so it is fetched only when the first page was another one. */
export function loadNavigation(): Promise<string> {
  navigation ??= fetchJson<{ html: string }>(payloadUrl('/docs')).then(({ html }) => html)
  navigation.catch(() => (navigation = undefined))
  return navigation
}

export function forgetPayloads(): void {
  payloads.clear()
  navigation = undefined
}

export class PayloadError extends Error {
  readonly status: number

  constructor(url: string, { status, statusText }: Response) {
    super(`[GET] "${url}": ${status} ${statusText}`)
    this.status = status
  }
}

async function fetchPayload(path: string): Promise<DocsPayload> {
  const payload = await fetchJson<DocsPayload>(payloadUrl(path))
  await loadStyles(payload.styles)
  return payload
}

function payloadUrl(path: string): string {
  return `${path}/_payload.json?${__BUILD_ID__}`
}

async function fetchJson<Answer>(url: string): Promise<Answer> {
  const response = await fetch(url)
  if (!response.ok) throw new PayloadError(url, response)
  return (await response.json()) as Answer
}
