import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { createRequestHandler, matchRoutes, RouterContextProvider, type ServerBuild } from 'react-router'
import type { ServerBundle } from '../server/endpoints/server-bundle.ts'
import { createPageWriter, type PageHashes } from './write-page.ts'

/** More threads would take longer to load the bundle than they save. */
const MAX_THREADS = 4

/** Pages that several threads render. A thread takes the next page when it has finished one. */
export interface PageQueue {
  /** The folder of the build. */
  build: string
  paths: readonly string[]
  /** How many pages were taken. */
  taken: Int32Array<SharedArrayBuffer>
}

interface RenderPagesOptions {
  /** The folder of the build. */
  build: string
  /** The pages to render before all others. */
  first: readonly string[]
  /** Called when the first pages are written. The other threads continue with the other pages. */
  onFirst: (pages: readonly PageHashes[]) => Promise<void>
  /** Called with the number of pages that were taken. */
  onPage?: (done: number) => void
}

export async function loadBundle(build: string): Promise<ServerBundle> {
  return (await import(pathToFileURL(join(build, 'server/index.js')).href)) as ServerBundle
}

/**
 * Renders the pages on all cores, and writes them with everything that belongs to a page. React Router can prerender, too,
 * but it sends two requests per page to a preview server, and gives up after ten seconds, which a busy machine exceeds.
 */
export async function renderPages(
  bundle: ServerBundle,
  paths: readonly string[],
  { build, first, onFirst, onPage }: RenderPagesOptions,
): Promise<PageHashes[]> {
  const queue = createQueue(
    build,
    paths.filter((path) => !first.includes(path)),
  )
  const others = Array.from({ length: Math.min(availableParallelism(), MAX_THREADS) - 1 }, async () => {
    const [pages] = (await once(
      new Worker(join(import.meta.dirname, 'render-worker.ts'), { workerData: queue }),
      'message',
    )) as [PageHashes[]]
    return pages
  })
  const firstPages = await renderQueue(bundle, createQueue(build, first))
  await onFirst(firstPages)
  const pages = await Promise.all([renderQueue(bundle, queue, onPage), ...others])
  return [...firstPages, ...pages.flat()]
}

function createQueue(build: string, paths: readonly string[]): PageQueue {
  return { build, paths, taken: new Int32Array(new SharedArrayBuffer(4)) }
}

/** Renders pages until the queue is empty. */
export async function renderQueue(
  bundle: ServerBundle,
  { build, paths, taken }: PageQueue,
  onPage?: (done: number) => void,
): Promise<PageHashes[]> {
  const handle = createRequestHandler(bundle, 'production')
  const hasLoader = findPathsWithLoader(bundle, paths)
  const writePage = createPageWriter(bundle.entry.module.serverEntry, join(build, 'client'))
  const written: PageHashes[] = []
  for (let index = Atomics.add(taken, 0, 1); index < paths.length; index = Atomics.add(taken, 0, 1)) {
    const path = paths[index]!
    const response = await handle(new Request(new URL(path, 'http://localhost')), new RouterContextProvider())
    const html = await response.text()
    if (response.status !== 200)
      throw new Error(`render-pages: ${path} answered with status ${response.status}.\n${html.slice(0, 2000)}`)
    written.push(await writePage(path, html, { hasLoader: hasLoader.has(path) }))
    onPage?.(Math.min(Atomics.load(taken, 0), paths.length))
  }
  return written
}

/** The pages that read data in a loader, so that client navigation needs a payload for them. */
function findPathsWithLoader({ routes }: ServerBuild, paths: readonly string[]): Set<string> {
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
