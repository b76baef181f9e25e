import { matchRoutes, redirect, type MiddlewareFunction, type RouteObject, type ServerBuild } from 'react-router'
import { askMiddleware } from './route-middleware'

/** Runs the middleware of the matched routes before a page is rendered, as the browser does before it navigates. */
export const guardRequest: MiddlewareFunction<Response> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url)
  // Prerendering requests the path with a trailing slash, and data requests end in `.data`.
  const path = pathname.replace(/(?:\/_)?\.data$|(?<=.)\/$/, '') || '/'
  const { routes } = (await import('virtual:react-router/server-build')) as unknown as Pick<ServerBuild, 'routes'>
  const matches = matchRoutes(toTree(routes), path) ?? []
  const target = await askMiddleware(
    matches.map(({ route }) => route.handle as unknown),
    { path, search },
  )
  if (target) throw redirect(target)
  return next()
}

let tree: RouteObject[] | undefined

function toTree(routes: ServerBuild['routes'], parent?: string): RouteObject[] {
  if (parent === undefined && tree && !import.meta.env.DEV) return tree
  const found = Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return []
    const { id, path, index, module } = route
    const { handle } = module
    return [index ? { id, path, index, handle } : { id, path, handle, children: toTree(routes, id) }]
  })
  if (parent === undefined) tree = found
  return found
}
