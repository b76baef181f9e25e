import { matchRoutes, type DataRouteObject } from 'react-router'
import { findPage } from '../../pages'

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

/** Route ids by the path pattern of a page in `pages.ts`. */
const matched = new Map<string, readonly string[]>()

/**
 * Returns the ids of the routes that show a path. Matching takes milliseconds, because React Router ranks all routes each
 * time. All paths of one page pattern have the same routes, so React Router matches only the first of them.
 */
export function findRouteIds(routes: DataRouteObject[], path: string): readonly string[] {
  const pattern = findPage(path).path
  const known = matched.get(pattern)
  if (known) return known
  const ids = matchRoutes(routes, path)?.map(({ route }) => route.id) ?? []
  // React Router and `pages.ts` differ for some paths without a page: `/docs` is `*` here, and `docs/*` there.
  if (pattern !== '*') matched.set(pattern, ids)
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
