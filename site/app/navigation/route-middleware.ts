import { isKnownPage } from '../updates/known-pages'
import { notFound } from './not-found'

/** Where somebody is about to go. */
export interface RouteVisit {
  readonly path: string
  readonly search: string
}

type Verdict = boolean | string | undefined | void

/** `false` turns the address down as not found, an address leads there instead, anything else lets pass. */
export type RouteMiddleware = (visit: RouteVisit) => Verdict | Promise<Verdict>

/** What a route may say of itself in its `handle`. */
export interface RouteHandle {
  /** Shown without header and footer. */
  readonly bare?: boolean
  /** Names of middleware to ask before the route's data is loaded, on the server and in the browser. */
  readonly middleware?: string | readonly string[]
}

/** All middleware there is, by name. */
export const routeMiddleware: Readonly<Record<string, RouteMiddleware>> = {
  /** Spares the request for a page that the build does not have. */
  'known-page': ({ path }) => isKnownPage(path),
}

/** Asks the middleware of the matched routes, outermost first. Gives the address that one of them leads to. */
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
