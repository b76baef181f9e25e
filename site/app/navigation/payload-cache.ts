import { LruCache } from '../../lru-cache'
import { createAsyncData, type AsyncData } from '../request/async-data'
import { request, RequestError } from '../request/request'
import { isKnownPage } from '../updates/known-pages'
import { loadStyles } from './load-styles'
import { notFound } from './not-found'

const KEPT = 40

interface Payload {
  /** Stylesheets of the islands on the page. */
  readonly styles?: readonly string[]
  /** The text of each stylesheet. */
  readonly css?: readonly string[]
}

const payloads = new LruCache<string, AsyncData<Payload>>({ limit: KEPT })

/** Loads the payload of a page. The payloads used last are cached. */
export async function loadPayload<Data extends object>(
  path: string,
  priority: RequestPriority = 'auto',
): Promise<Data & Payload> {
  const payload = payloads.get(path) ?? createAsyncData(() => request<Payload>(payloadUrl(path), { priority }))
  payloads.set(path, payload)
  // `AsyncData` does not cache a failure, so the next click retries.
  const { value, error } = await payload.load()
  if (!value) throw error
  return value as Data & Payload
}

/** Loads the payload and its stylesheets for a route's clientLoader. A missing payload becomes a "not found" error. */
export async function loadPage<Data extends object>(path: string): Promise<Data> {
  try {
    const page = await loadPayload<Data>(path)
    await loadStyles(page.styles, page.css)
    return page
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) throw notFound(path, { fatal: true })
    throw error
  }
}

/**
 * Prefetches a page that the visitor will probably open. Its stylesheets are added only when it opens, because adding
 * them recalculates the styles of the current page. Errors are reported when the page is opened.
 */
export function warmPayload(path: string): void {
  if (!(isKnownPage(path) ?? path.startsWith('/docs/')) || path === location.pathname) return
  loadPayload(path).catch(() => {})
}

export function forgetPayloads(): void {
  payloads.clear()
}

function payloadUrl(path: string): string {
  return `${path === '/' ? '' : path}/_payload.json?${__BUILD_ID__}`
}
