import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { pages } from '../pages'

/** Redirects are in `redirects.ts`. The server answers files, payloads and endpoints. */
export default pages.map((page) => {
  if (page.path === '/') return index(page.route)
  const path = page.path.replace(/^\//, '')
  // A route module that several pages share needs an id for each page.
  const isShared = pages.some((other) => other !== page && other.route === page.route)
  // Files and redirects are case-sensitive, so routes are too: `/Docs/…` is not found.
  return route(path, page.route, { caseSensitive: true, ...(isShared && { id: `page:${path}` }) })
}) satisfies RouteConfig
