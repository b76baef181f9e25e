import { matchRoutes, type DataRouteObject } from 'react-router'
import { LruCache } from '../../lru-cache'

/** React Router's globals for the routes and their modules. `boot.ts` sets them. */
interface RouteEntry {
  readonly module: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

interface RouterGlobals {
  readonly __reactRouterManifest: { readonly routes: Readonly<Record<string, RouteEntry>> }
  readonly __reactRouterRouteModules: Record<string, object>
}

const page = globalThis as unknown as RouterGlobals

export function routeManifest(): RouterGlobals['__reactRouterManifest']['routes'] {
  return page.__reactRouterManifest.routes
}

/** Whether the module of a route is loaded, so that neither it nor its stylesheets need to be fetched. */
export function isRouteLoaded(id: string): boolean {
  return id in page.__reactRouterRouteModules
}

const KEPT = 200
const matched = new LruCache<string, readonly string[]>({ limit: KEPT })

/**
 * Returns the ids of the routes that show a page. Matching takes milliseconds, because React Router ranks all routes each
 * time. Results are kept: a page is matched when it is prefetched, so that a click needs no matching.
 */
export function findRouteIds(routes: DataRouteObject[], path: string): readonly string[] {
  const known = matched.get(path)
  if (known) return known
  const ids = matchRoutes(routes, path)?.map(({ route }) => route.id) ?? []
  matched.set(path, ids)
  return ids
}

/** Returns the routes of a page whose modules are not loaded yet. */
export function findMissingModules(routes: DataRouteObject[], path: string): string[] {
  return findRouteIds(routes, path).filter((id) => !isRouteLoaded(id))
}

/** Returns the module of a route and fetches it if needed. */
export async function loadRouteModule(id: string): Promise<object> {
  const modules = page.__reactRouterRouteModules
  return (modules[id] ??= (await import(/* @vite-ignore */ routeManifest()[id]!.module)) as object)
}
