import { isPageUrl, resolvePath, type Router } from './client-navigation'
import { whenIdle } from '../scheduling/when-idle'
import { isKnownPage } from '../updates/known-pages'
import { loadPayload } from './payload-cache'
import { findMissingModules, routeManifest } from './route-manifest'

/** Maximum number of concurrent prefetches. */
export const PARALLEL = 4
/** Prefetching pauses this long after an input, so that requests caused by the input go first. */
export const REST_MS = 1000

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether prefetching is off, because the visitor saves data or has a slow connection. */
export function savesData(connection = (navigator as { connection?: Connection }).connection): boolean {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** Prefetches the pages of links in the viewport, a few at a time, each page once. */
export function prefetchVisible(router: Router): void {
  const fetched = new Set([location.pathname])
  const queue = createQueue((path: string) => fetchPage(router, path))

  const paths = new WeakMap<Element, string>()

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const path = paths.get(target)!
      // Stop observing prefetched links, because each observed link costs time in every frame.
      if (fetched.has(path)) observer.unobserve(target)
      else if (isIntersecting) queue.add(path, target)
      else queue.drop(path, target)
    }
    whenIdle(run)
  })

  let isResting = false
  let lastInput = 0

  function run(): void {
    if (!savesData()) queue.run((path) => fetched.add(path))
  }

  function rest(): void {
    lastInput = performance.now()
    if (isResting) return
    isResting = true
    queue.pause()
    observer.disconnect()
    setTimeout(goOn, REST_MS)
  }

  function goOn(): void {
    const left = lastInput + REST_MS - performance.now()
    if (left > 0) return void setTimeout(goOn, left)
    isResting = false
    queue.resume()
    whenIdle(observe)
    run()
  }

  function observe(): void {
    observer.disconnect()
    if (isResting) return
    for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      const path = findPath(anchor)
      if (!path || fetched.has(path)) continue
      paths.set(anchor, path)
      observer.observe(anchor)
    }
  }

  observe()
  for (const input of ['keydown', 'pointerdown']) addEventListener(input, rest, { capture: true, passive: true })
  let shown = router.state.location.pathname
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state !== 'idle' || pathname === shown) return
    shown = pathname
    whenIdle(observe)
  })
}

/**
 * Runs tasks for the queued paths in order, with limited concurrency. A path stays in the queue as long as one of the links
 * to it does: a page often has a visible link and another one to the same path below the viewport.
 */
export function createQueue(task: (path: string) => Promise<unknown>, parallel = PARALLEL) {
  const waiting = new Map<string, Set<unknown>>()
  let running = 0
  let isPaused = false

  function run(onStart?: (path: string) => void): void {
    for (const path of waiting.keys()) {
      if (isPaused || running >= parallel) return
      waiting.delete(path)
      onStart?.(path)
      running += 1
      void task(path).finally(() => {
        running -= 1
        run(onStart)
      })
    }
  }
  return {
    add(path: string, link: unknown): void {
      waiting.set(path, (waiting.get(path) ?? new Set()).add(link))
    },
    drop(path: string, link: unknown): void {
      const links = waiting.get(path)
      links?.delete(link)
      if (links?.size === 0) waiting.delete(path)
    },
    run,
    /** Running tasks continue. */
    pause: () => void (isPaused = true),
    resume: () => void (isPaused = false),
  }
}

function findPath(anchor: HTMLAnchorElement): string | undefined {
  // Use the URL properties of the anchor: a page has hundreds of links, and creating a URL object for each is slow.
  if (!isPageUrl(anchor)) return undefined
  const { pathname } = anchor
  const path = isKnownPage(pathname) ? pathname : resolvePath(pathname).replace(/#.*/, '')
  return isKnownPage(path) ? path : undefined
}

/** Prefetches the payload of a page and the modules and stylesheets of its routes. */
async function fetchPage(router: Router, path: string): Promise<void> {
  const missing = findMissingModules(router.routes, path).flatMap((id) => routeManifest()[id] ?? [])
  const modules = missing.flatMap(({ module, imports = [] }) => [module, ...imports])
  const styles = missing.flatMap(({ css = [] }) => css)
  await Promise.all([
    loadPayload(path, 'low').catch(() => {}),
    ...modules.map((href) => fetchAhead(href, 'script')),
    ...styles.map((href) => fetchAhead(href, 'style')),
  ])
}

const addresses = new Set<string>()

/** Prefetches a file into the browser cache at low priority. Errors are reported when the file is needed. */
function fetchAhead(href: string, as: 'script' | 'style'): Promise<void> {
  const { href: address } = new URL(href, location.href)
  if (addresses.has(address) || performance.getEntriesByName(address).length > 0) return Promise.resolve()
  addresses.add(address)

  const link = document.createElement('link')
  if (!link.relList.supports('prefetch')) return Promise.resolve()
  link.rel = 'prefetch'
  link.as = as
  if (as !== 'style') link.crossOrigin = 'anonymous'
  link.href = address
  return new Promise((resolve) => {
    link.onload = link.onerror = () => {
      link.remove()
      resolve()
    }
    document.head.append(link)
  })
}
