import type { UNSAFE_DataRouterContext } from 'react-router'
import type { ContextType } from 'react'
import { findRedirect } from '../../redirects'
import { readFramework } from '../preferences/framework'
import { handleChunkError } from '../updates/chunk-errors'
import { awaitPage } from './awaited-page'
import { isKnownPage } from '../updates/known-pages'
import { findMissingModules, loadRouteModule } from './route-manifest'

export type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>['router']

/** Addresses of this origin that are no pages of the application, or pages that are made for each visitor. */
const documents =
  /^\/(?:examples|api|raw|assets|healthz|readyz|pro\/(?:purchase|activate|manage|sandbox)|templates\/[^/]+\/preview)(?:\/|$)|\.[a-z][a-z0-9]*$/

let router: Router | undefined

/** Counts the pages that were asked for. Of several that wait for their code only the last is shown. */
let asked = 0

export function joinRouter(joined: Router): void {
  router = joined
}

export function currentRouter(): Router | undefined {
  return router
}

/** Whether an address may be a page that is shown without a new document. */
export function isPageUrl(url: Pick<URL, 'origin' | 'pathname'>): boolean {
  return url.origin === location.origin && !documents.test(url.pathname)
}

/** Where a path of the site leads: by the redirect table, else to itself. */
export function resolvePath(path: string): string {
  const visit = { framework: readFramework(document.cookie), hasPage: (page: string) => isKnownPage(page) ?? true }
  return findRedirect(path, visit)?.to ?? path
}

/** Shows a page of the site without a new document; `false` where it takes one, and nothing has happened. */
export function followAddress(url: URL, replace = false): boolean {
  const target = new URL(resolvePath(url.pathname), url.origin)
  const { pathname, hash } = target
  // What the build does not have is left to the server: a live page, or one that is not found.
  if (!router || !isPageUrl(target) || isKnownPage(pathname) === false) return false
  const { routes, navigate } = router
  const go = () =>
    navigate(
      { pathname, search: url.search, hash: hash || url.hash },
      { replace, viewTransition: wantsTransition(pathname) },
    )
  const own = (asked += 1)
  const from = router.state.location
  const isWanted = () => own === asked && router?.state.location === from
  // React Router would load the page one is on anew where the code of the next cannot be fetched.
  const missing = findMissingModules(routes, pathname)
  const code = Promise.all(missing.map(loadRouteModule)).catch((error: unknown) => {
    target.search = url.search
    target.hash = hash || url.hash
    if (isWanted() && !handleChunkError(error, target.href)) location.assign(target)
    throw error
  })
  awaitPage(missing.length === 0 ? go() : code.then(() => (isWanted() ? go() : undefined)))
  return true
}

/** From one part of the site to another. Within a part pages look alike, and are better shown at once. */
function wantsTransition(path: string): boolean {
  const part = (address: string) => address.split('/')[1]
  return (
    part(path) !== part(location.pathname) &&
    'startViewTransition' in document &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
