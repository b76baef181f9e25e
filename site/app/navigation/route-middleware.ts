import { isKnownPage } from '../updates/known-pages'
import { notFound } from './not-found'

/** The target of a navigation. */
export interface RouteVisit {
  readonly path: string
  readonly search: string
}

type Verdict = boolean | string | undefined | void

/** `false` rejects the URL as not found, a string redirects to that URL, anything else continues. */
export type RouteMiddleware = (visit: RouteVisit) => Verdict | Promise<Verdict>

/** What a route can set in its `handle`. */
export interface RouteHandle {
  /** Renders the page without header and footer. */
  readonly bare?: boolean
  /** Names of middleware to run before the route's data is loaded, on the server and in the browser. */
  readonly middleware?: string | readonly string[]
}

/** All middleware by name. */
export const routeMiddleware: Readonly<Record<string, RouteMiddleware>> = {
  /** Avoids the request for a page that the build does not contain. */
  'known-page': ({ path }) => isKnownPage(path),
}

/** Runs the middleware of the matched routes, outermost first. Returns the redirect target, if any. */
export async function askMiddleware(
  handles: readonly unknown[],
  visit: RouteVisit,
  known = routeMiddleware,
): Promise<string | undefined> {
  for (const name of new Set(handles.flatMap((handle) => (handle as RouteHandle | undefined)?.middleware ?? []))) {
    if (!Object.hasOwn(known, name)) throw new Error(`Unknown route middleware: '${name}'`)
    const verdict = await known[name]!(visit)
    if (verdict === false) throw notFound(visit.path, { fatal: true })
    if (typeof verdict === 'string') return verdict
  }
  return undefined
}
