import type { IconSubset } from '../../icon-collections.ts'
import { createRateLimit } from '../http/rate-limit.ts'

/** Icons of collections that are not installed, asked of a public service in Iconify's format. */
export interface IconService {
  /** `undefined` where the service does not have the collection, or does not answer in time. */
  find(prefix: string, names: readonly string[], visitor: string): Promise<FoundIcons | undefined>
  /** Collections that are known not to be there. */
  readonly missing: number
}

export type FoundIcons = IconSubset & { not_found?: string[] }

export interface IconServiceOptions {
  /** Hosts that have the same icons, in the order in which they are asked. */
  readonly addresses: readonly string[]
  readonly fetch?: typeof fetch
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number
}

export const iconServiceLimits = {
  /** Of one request to one host. */
  fetchTimeoutMs: 1500,
  /** Without an answer by then, the next host is asked as well. */
  rotateMs: 750,
  /** Of all requests for one list of icons. */
  timeoutMs: 5000,
}

const MAX_BYTES = 256 * 1024
const MAX_MISSING = 500
const MISSING_MS = 10 * 60_000
const AT_ONCE = 4
/** After as many failures in a row the service is left alone for a while. */
const FAILURES = 3
const PAUSE_MS = 60_000
/** How many different questions a visitor may bring up. */
const rate = { burst: 30, perSecond: 0.5 }

export function createIconService({
  addresses,
  fetch: ask = fetch,
  now = () => performance.now(),
}: IconServiceOptions): IconService {
  const missing = new Map<string, number>()
  const limit = createRateLimit(rate)
  let running = 0
  let failures = 0
  let pausedUntil = 0

  function remember(prefix: string): void {
    missing.delete(prefix)
    missing.set(prefix, now() + MISSING_MS)
    if (missing.size > MAX_MISSING) missing.delete(missing.keys().next().value!)
  }

  async function askHost(
    address: string,
    prefix: string,
    names: readonly string[],
    signal: AbortSignal,
  ): Promise<FoundIcons | undefined> {
    const base = new URL(address)
    const url = new URL(`${base.pathname.replace(/\/$/, '')}/${prefix}.json?icons=${names.join(',')}`, base)
    // The name has a form that cannot lead elsewhere; should the form ever be widened, this still holds.
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

  /** The first answer of any host. Those after the first are asked in turn, when it fails or takes long. */
  async function request(prefix: string, names: readonly string[]): Promise<FoundIcons | undefined> {
    const done = new AbortController()
    const signal = AbortSignal.any([done.signal, AbortSignal.timeout(iconServiceLimits.timeoutMs)])
    let before: Promise<unknown> = Promise.reject(new Error('Nobody was asked before.'))
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
      return missing.size
    },
  }
}

/** Waits until an attempt has failed, or has taken so long that the next one begins. */
function failed(attempt: Promise<unknown>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, iconServiceLimits.rotateMs)
    attempt.catch(() => {
      clearTimeout(timer)
      resolve()
    })
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Error('It is no longer needed.'))
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

/** Elements and attributes that drawings are made of. Anything else is not passed on. */
const elements =
  'animate|animateMotion|animateTransform|circle|clipPath|defs|ellipse|feBlend|feColorMatrix|feFlood|feGaussianBlur|feOffset|filter|g|line|linearGradient|mask|mpath|path|polygon|polyline|radialGradient|rect|set|stop|symbol|use'
const drawing = new RegExp(String.raw`^(?:[^<>]|</?(?:${elements})(?:\s+(?!on)[a-z][\w:-]*="[^"<>]*")*\s*/?>)*$`, 'i')
/** References stay inside the drawing. */
const reference = /href\s*=\s*"(?!#)|url\((?!['"]?#)|javascript:|&#|attributeName\s*=\s*"(?:xlink:)?(?:href|on)/i

/** What the service sent, checked as if a stranger had: only the icons asked for, and only drawings. */
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
