import { matchRoutes, type DataRouteObject } from 'react-router'

/** What React Router keeps on `window` of the routes and their modules. `boot.ts` puts it there. */
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

/** Whether the page has the module of a route, so that neither it nor its styles have to be fetched. */
export function isRouteLoaded(id: string): boolean {
  return id in page.__reactRouterRouteModules
}

/** Routes of a page whose modules are not there yet. */
export function findMissingModules(routes: DataRouteObject[], path: string): string[] {
  const ids = matchRoutes(routes, path)?.map(({ route }) => route.id) ?? []
  return ids.filter((id) => !(id in page.__reactRouterRouteModules))
}

/** The module of a route, fetched if it is not there. */
export async function loadRouteModule(id: string): Promise<object> {
  const modules = page.__reactRouterRouteModules
  return (modules[id] ??= (await import(/* @vite-ignore */ routeManifest()[id]!.module)) as object)
}
