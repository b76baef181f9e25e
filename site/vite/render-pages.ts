import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequestHandler, matchRoutes, RouterContextProvider, type ServerBuild } from 'react-router'

interface RenderPagesOptions {
  /** The folder that the pages are written to. */
  client: string
  /** Called after each page. */
  onPage?: (done: number) => void
}

/**
 * Renders the pages with the server bundle and writes their HTML. React Router can prerender, too, but it sends two requests
 * per page to a preview server, and gives up after ten seconds, which a busy machine exceeds.
 */
export async function renderPages(
  bundle: ServerBuild,
  paths: readonly string[],
  { client, onPage }: RenderPagesOptions,
): Promise<void> {
  const handle = createRequestHandler(bundle, 'production')
  for (const [index, path] of paths.entries()) {
    const response = await handle(new Request(new URL(path, 'http://localhost')), new RouterContextProvider())
    const html = await response.text()
    if (response.status !== 200)
      throw new Error(`render-pages: ${path} answered with status ${response.status}.\n${html.slice(0, 2000)}`)
    const file = join(client, path, 'index.html')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, html)
    onPage?.(index + 1)
  }
}

/** The pages that read data in a loader, so that client navigation needs a payload for them. */
export function findPathsWithLoader({ routes }: ServerBuild, paths: readonly string[]): Set<string> {
  const tree = toRouteTree(routes)
  return new Set(paths.filter((path) => matchRoutes(tree, path)?.some(({ route }) => route.hasLoader)))
}

interface RouteNode {
  id: string
  path?: string
  hasLoader: boolean
  children: RouteNode[]
}

function toRouteTree(routes: ServerBuild['routes'], parentId?: string): RouteNode[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, module }) => ({
      id,
      ...(path !== undefined && { path }),
      hasLoader: 'loader' in module,
      children: toRouteTree(routes, id),
    }))
}
