import type { UNSAFE_DataRouterContext } from 'react-router'
import type { ContextType } from 'react'
import { findPage } from '../../pages'
import { findRedirect } from '../../redirects'
import { readFramework } from '../preferences/framework'
import { handleChunkError } from '../updates/chunk-errors'
import { setPendingPage } from './pending-page'
import { isKnownPage } from '../updates/known-pages'
import { findMissingModules, loadRouteModule } from './route-manifest'

export type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>['router']

let router: Router | undefined

/** Counts navigations. If several wait for their code, only the latest is shown. */
let navigationCount = 0

export function setRouter(joined: Router): void {
  router = joined
}

export function getRouter(): Router | undefined {
  return router
}

/** Whether client navigation can show a URL: it is a page that needs no new document, or it redirects to one. */
export function isPageUrl({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): boolean {
  if (origin !== location.origin) return false
  const path = findPage(pathname).path === '*' ? resolvePath(pathname).replace(/#.*/, '') : pathname
  return !findPage(path).newDocument
}

/** Applies the redirect table to a path. */
export function resolvePath(path: string): string {
  const visit = { framework: readFramework(document.cookie), hasPage: (page: string) => isKnownPage(page) ?? true }
  return findRedirect(path, visit)?.to ?? path
}

/** Navigates without a new document. Returns `false`, without effect, if the URL needs one. */
export function navigateToUrl(url: URL, replace = false): boolean {
  const target = new URL(resolvePath(url.pathname), url.origin)
  const { pathname, hash } = target
  // Paths that are not in the build are left to the server: it renders them, or answers that they do not exist.
  if (!router || !isPageUrl(target) || isKnownPage(pathname) === false) return false
  const { routes, navigate } = router
  const go = () => navigate({ pathname, search: url.search, hash: hash || url.hash }, { replace })
  const own = (navigationCount += 1)
  const from = router.state.location
  const isWanted = () => own === navigationCount && router?.state.location === from
  // If the code of the next page cannot be loaded, React Router would reload the current page. So it is loaded here.
  const missing = findMissingModules(routes, pathname)
  const code = Promise.all(missing.map(loadRouteModule)).catch((error: unknown) => {
    target.search = url.search
    target.hash = hash || url.hash
    if (isWanted() && !handleChunkError(error, target.href)) location.assign(target)
    throw error
  })
  setPendingPage(missing.length === 0 ? go() : code.then(() => (isWanted() ? go() : undefined)))
  return true
}
