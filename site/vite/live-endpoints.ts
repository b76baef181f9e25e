import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { answerEvent } from '../app/.server/event-endpoint.ts'
import { createImageEndpoint, type ImageEndpoint } from '../app/.server/image-endpoint.ts'
import { findImages } from './site-images.ts'

/** What the production server answers and pages rely on, in development: pictures in other sizes, and events. */
export function liveEndpoints(): Plugin {
  return {
    name: 'frond:live-endpoints',
    apply: 'serve',

    configureServer(server) {
      const folder = server.config.publicDir
      let images: Promise<ImageEndpoint> | undefined
      server.watcher.add(folder)
      server.watcher.on('all', (_, file) => {
        if (file.startsWith(folder)) images = undefined
      })

      const answer = getRequestListener(async (request) => {
        const { pathname } = new URL(request.url)
        // Events are taken, so that pages work as they do, and not counted.
        if (pathname === '/api/event') return answerEvent(request, { store: { count() {} }, hasPage: () => true })
        images ??= createImages(folder)
        return (await images).answer(request, decodeURIComponent(pathname), '')
      })
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/_img/') || request.url?.startsWith('/api/event')) void answer(request, response)
        else next()
      })
    },
  }
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
