import { globSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin, ViteDevServer } from 'vite'
import type { ServerEntry } from '../app/server-boundary.ts'
import { createIslandEndpoint } from '../server/endpoints/island-endpoint.ts'
import { answerEvent } from '../server/events/event-endpoint.ts'
import { contentTypes } from '../server/files/site-manifest.ts'
import { notFoundProblem, problem } from '../server/http/problem.ts'
import { answerIcons } from '../server/icons/icon-endpoint.ts'
import { createImageEndpoint, type ImageEndpoint } from '../server/images/image-endpoint.ts'
import { openPro } from '../server/pro/open-pro.ts'
import { readSettings } from '../server/settings.ts'
import { findImages } from './site-images.ts'

/** Paths that are not pages: endpoints of the server, and files written by the build. */
const handled =
  /^\/(?:_img|_islands|raw|api\/icons|api\/pro)\/|^\/api\/event$|\/_payload\.json$|^\/[\w-]+\.(?:txt|xml|webmanifest)$/

/** In development, answers the requests that the production server answers with an endpoint or a file of the build. */
export function liveEndpoints(): Plugin {
  return {
    name: 'frond:live-endpoints',
    apply: 'serve',

    configureServer(server) {
      const folder = server.config.publicDir
      let images: Promise<ImageEndpoint> | undefined
      let pro: ReturnType<typeof openPro> | undefined
      server.watcher.add(folder)
      server.watcher.on('all', (_, file) => {
        if (file.startsWith(folder)) images = undefined
      })

      const answer = getRequestListener(async (request) => {
        const { pathname } = new URL(request.url)
        // Accept events as in production, without counting them.
        if (pathname === '/api/event') return answerEvent(request, { store: { count() {} }, hasPage: () => true })
        if (pathname.startsWith('/api/icons/')) return answerIcons(request)
        if (pathname.startsWith('/api/pro/')) {
          pro ??= openPro(readSettings(), () => new URL(request.url).origin)
          return (await pro).api(request, '')
        }
        if (pathname.startsWith('/_img/')) {
          images ??= createImages(folder)
          return (await images).answer(request, decodeURIComponent(pathname), '')
        }
        const entry = await loadEntry(server)
        if (pathname.startsWith('/_islands/')) return createIslandEndpoint(async () => entry.islands)(request)
        const body = await renderFile(pathname, entry)
        if (body === undefined) return problem(notFoundProblem('There is nothing at this address.'))
        return new Response(body, { headers: { 'Content-Type': contentTypes[extname(pathname)]! } })
      })
      server.middlewares.use((request, response, next) => {
        const [path = ''] = request.url?.split('?', 1) ?? []
        if (handled.test(path)) void answer(request, response)
        else next()
      })
    },
  }
}

/** The app's server code. Vite compiles it again after a change. */
async function loadEntry(server: ViteDevServer): Promise<ServerEntry> {
  const { entry } = (await server.ssrLoadModule('virtual:react-router/server-build')) as {
    entry: { module: { serverEntry: ServerEntry } }
  }
  return entry.module.serverEntry
}

/** The text of a payload, a docs page as Markdown, or a document such as `/robots.txt`. */
async function renderFile(path: string, entry: ServerEntry): Promise<string | undefined> {
  const [, rawPath] = /^\/raw(\/docs\/.+)\.md$/.exec(path) ?? []
  if (rawPath) return entry.renderRawPage(rawPath)
  if (entry.documentPaths.includes(path)) return entry.renderDocument(path)
  const [, page] = /^(.*)\/_payload\.json$/.exec(path) ?? []
  const payload = page === undefined ? undefined : await entry.renderPayload(page || '/')
  return payload && JSON.stringify(payload)
}

async function createImages(folder: string): Promise<ImageEndpoint> {
  const etags = globSync('**/*', { cwd: folder }).map((name) => {
    const { mtimeMs, size } = statSync(join(folder, name))
    return [`/${name}`, `${mtimeMs}-${size}`] as const
  })
  return createImageEndpoint({
    folder,
    images: await findImages({ folder, etags: new Map(etags) }),
    rateLimits: false,
  })
}
