import { matchRoutes } from 'react-router'
import { isPageUrl, resolvePath, type Router } from './follow-address'
import { isKnownPage } from './known-pages'
import { payloadUrl } from './payload-cache'
import { isRouteLoaded, routeManifest } from './route-manifest'

/** Pages that are fetched ahead at the same time. */
export const PARALLEL = 4

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Visitors who pay by the byte get no page they did not ask for. */
export function savesData(connection = (navigator as { connection?: Connection }).connection): boolean {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** Fetches the pages of links that are in view, a few at a time, once each. */
export function prefetchVisible(router: Router): void {
  const fetched = new Set([location.pathname])
  const queue = createQueue((path: string) => fetchPage(router, path))

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const path = findPath(target as HTMLAnchorElement)
      if (!path || fetched.has(path)) continue
      if (isIntersecting) queue.add(path)
      else queue.drop(path)
    }
    whenIdle(run)
  })

  function run(): void {
    if (!savesData()) queue.run((path) => fetched.add(path))
  }

  function observe(): void {
    observer.disconnect()
    for (const anchor of document.querySelectorAll('a[href^="/"]')) observer.observe(anchor)
  }

  observe()
  let shown = router.state.location.pathname
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state !== 'idle' || pathname === shown) return
    shown = pathname
    whenIdle(observe)
  })
}

/** Runs tasks for what is waiting, in order, never more than a few at once. */
export function createQueue(task: (path: string) => Promise<unknown>, parallel = PARALLEL) {
  const waiting = new Set<string>()
  let running = 0

  function run(onStart?: (path: string) => void): void {
    for (const path of waiting) {
      if (running >= parallel) return
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
    add: (path: string) => void waiting.add(path),
    drop: (path: string) => void waiting.delete(path),
    run,
  }
}

function findPath(anchor: HTMLAnchorElement): string | undefined {
  const url = new URL(anchor.href)
  if (!isPageUrl(url)) return undefined
  const path = resolvePath(url.pathname).replace(/#.*/, '')
  return isKnownPage(path) ? path : undefined
}

/** What shows the page, and what the page shows. */
async function fetchPage(router: Router, path: string): Promise<void> {
  const matched =
    matchRoutes(router.routes, path)?.flatMap(({ route }) =>
      isRouteLoaded(route.id) ? [] : (routeManifest()[route.id] ?? []),
    ) ?? []
  const modules = matched.flatMap(({ module, imports = [] }) => [module, ...imports])
  const styles = matched.flatMap(({ css = [] }) => css)
  await Promise.all([
    fetchAhead(payloadUrl(path), 'fetch'),
    ...modules.map((href) => fetchAhead(href, 'script')),
    ...styles.map((href) => fetchAhead(href, 'style')),
  ])
}

const addresses = new Set<string>()

/** Puts a file into the browser's cache, when it has nothing better to do. A failure shows when it is needed. */
function fetchAhead(href: string, as: string): Promise<void> {
  // React Router marks stylesheets that are also loaded on demand with a `#`.
  const { href: address } = new URL(href.replace(/#$/, ''), location.href)
  if (addresses.has(address) || performance.getEntriesByName(address).length > 0) return Promise.resolve()
  addresses.add(address)

  const link = document.createElement('link')
  if (!link.relList.supports('prefetch')) {
    const ignore = () => {}
    return as === 'fetch' ? fetch(address, { priority: 'low' }).then(ignore, ignore) : Promise.resolve()
  }
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

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task, 1)
}
