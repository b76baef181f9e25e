import { redirect } from 'react-router'
import { handleChunkError } from '../updates/chunk-errors'
import { getRouter, resolvePath } from './client-navigation'
import { findRouteIds, loadRouteModule } from './route-manifest'
import { askMiddleware } from './route-middleware'

/** Before every client navigation: applies redirects and runs the middleware of the matched routes. */
export async function guardRoute({ request }: { request: Request }, next: () => Promise<unknown>): Promise<void> {
  const { href, pathname: path, search } = new URL(request.url)
  const router = getRouter()
  const ids = router ? findRouteIds(router.routes, path) : []
  const moved = resolvePath(path)
  if (moved !== path) throw redirect(moved.replace(/(?=#|$)/, search))

  const modules = await Promise.all(ids.map(loadRouteModule)).catch((error: unknown) => {
    // The browser is loading the page as a document, so this navigation never continues.
    if (handleChunkError(error, href)) return new Promise<never>(() => {})
    throw error
  })
  const target = await askMiddleware(
    modules.map((module) => ('handle' in module ? module.handle : undefined)),
    { path, search },
  )
  if (target) throw redirect(target)
  await next()
}
