import type { IconSubset } from '../../icon-collections.ts'
import { LruCache } from '../../lru-cache.ts'
import { createRateLimit } from '../http/rate-limit.ts'

/** Fetches icons of collections that are not installed from a public Iconify service. */
export interface IconService {
  /** `undefined` if the service does not have the collection or does not answer in time. */
  find(prefix: string, names: readonly string[], visitor: string): Promise<FoundIcons | undefined>
  /** Number of collections that are known to be missing. */
  readonly missing: number
}

export type FoundIcons = IconSubset & { not_found?: string[] }

export interface IconServiceOptions {
  /** Equivalent hosts, in the order in which they are tried. */
  readonly addresses: readonly string[]
  readonly fetch?: typeof fetch
  /** A monotonic clock in milliseconds. */
  readonly now?: () => number
}

export const iconServiceLimits = {
  /** Timeout of one request to one host. */
  fetchTimeoutMs: 1500,
  /** After this time without a response, the next host is tried in parallel. */
  rotateMs: 750,
  /** Timeout of all requests for one list of icons. */
  timeoutMs: 5000,
}

const MAX_BYTES = 256 * 1024
const MAX_MISSING = 500
const MISSING_MS = 10 * 60_000
const AT_ONCE = 4
/** After this many consecutive failures, no requests are sent for a while (circuit breaker). */
const FAILURES = 3
const PAUSE_MS = 60_000
/** Limit of different requests to the service per visitor. */
const rate = { burst: 30, perSecond: 0.5 }

export function createIconService({
  addresses,
  fetch: ask = fetch,
  now = () => performance.now(),
}: IconServiceOptions): IconService {
  const missing = new LruCache<string, number>({ limit: MAX_MISSING })
  const limit = createRateLimit(rate)
  let running = 0
  let failures = 0
  let pausedUntil = 0

  function remember(prefix: string): void {
    missing.set(prefix, now() + MISSING_MS)
  }

  async function askHost(
    address: string,
    prefix: string,
    names: readonly string[],
    signal: AbortSignal,
  ): Promise<FoundIcons | undefined> {
    const base = new URL(address)
    const url = new URL(`${base.pathname.replace(/\/$/, '')}/${prefix}.json?icons=${names.join(',')}`, base)
    // The prefix was validated already. Encode it anyway, in case the validation is relaxed one day.
    if (url.origin !== base.origin) return undefined
    const ends = AbortSignal.any([signal, AbortSignal.timeout(iconServiceLimits.fetchTimeoutMs)])
    const response = await ask(url, { redirect: 'error', signal: ends })
    if (response.status === 404) {
      await response.body?.cancel()
      return undefined
    }
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
    return checkIcons(JSON.parse(await readText(response)), prefix, names)
  }

  /** The first response of any host. The next host is tried when the previous one fails or is slow. */
  async function request(prefix: string, names: readonly string[]): Promise<FoundIcons | undefined> {
    const done = new AbortController()
    const signal = AbortSignal.any([done.signal, AbortSignal.timeout(iconServiceLimits.timeoutMs)])
    let before: Promise<unknown> = Promise.reject(new Error('No host was tried.'))
    const answers = addresses.map((address) => {
      const answer = failed(before, signal).then(() => askHost(address, prefix, names, signal))
      before = answer
      return answer
    })
    try {
      return await Promise.any(answers)
    } finally {
      done.abort()
    }
  }

  return {
    async find(prefix, names, visitor) {
      if ((missing.get(prefix) ?? 0) > now()) return undefined
      if (now() < pausedUntil || running >= AT_ONCE || limit.take(visitor, now()) > 0) return undefined
      running += 1
      try {
        const icons = await request(prefix, names)
        failures = 0
        if (!icons) remember(prefix)
        return icons
      } catch {
        failures += 1
        if (failures >= FAILURES) {
          failures = 0
          pausedUntil = now() + PAUSE_MS
        }
        return undefined
      } finally {
        running -= 1
      }
    },
    get missing() {
      return missing.count
    },
  }
}

/** Waits until an attempt fails or takes so long that the next one starts. */
function failed(attempt: Promise<unknown>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, iconServiceLimits.rotateMs)
    attempt.catch(() => {
      clearTimeout(timer)
      resolve()
    })
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Error('Another host answered first.'))
    })
  })
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > MAX_BYTES) throw new Error('The answer is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The allowed SVG elements and attributes. Everything else is rejected. */
const elements =
  'animate|animateMotion|animateTransform|circle|clipPath|defs|ellipse|feBlend|feColorMatrix|feFlood|feGaussianBlur|feOffset|filter|g|line|linearGradient|mask|mpath|path|polygon|polyline|radialGradient|rect|set|stop|symbol|use'
const drawing = new RegExp(String.raw`^(?:[^<>]|</?(?:${elements})(?:\s+(?!on)[a-z][\w:-]*="[^"<>]*")*\s*/?>)*$`, 'i')
/** References may point only into the same SVG. */
const reference = /href\s*=\s*"(?!#)|url\((?!['"]?#)|javascript:|&#|attributeName\s*=\s*"(?:xlink:)?(?:href|on)/i

/** Validates an untrusted response: keeps only requested icons with allowed SVG content. */
function checkIcons(answer: unknown, prefix: string, names: readonly string[]): FoundIcons {
  const { icons, width, height } = answer as { icons?: unknown; width?: unknown; height?: unknown }
  if (typeof icons !== 'object' || icons === null) throw new Error('The answer holds no icons.')
  const given = icons as Record<string, unknown>
  const found = names.flatMap((name) => {
    const icon = Object.hasOwn(given, name) ? (given[name] as Record<string, unknown> | null) : undefined
    const body = icon?.body
    if (typeof body !== 'string' || !drawing.test(body) || reference.test(body)) return []
    return [[name, { body, ...sizes(icon!) }] as const]
  })
  const not_found = names.filter((name) => !found.some(([known]) => known === name))
  return {
    prefix,
    ...sizes({ width, height }),
    icons: Object.fromEntries(found),
    ...(not_found.length > 0 && { not_found }),
  }
}

function sizes({ width, height }: Record<string, unknown>): { width?: number; height?: number } {
  const isSize = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= 4096
  return { ...(isSize(width) && { width }), ...(isSize(height) && { height }) }
}
