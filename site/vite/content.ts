import { openContent } from '@frond/content'
import { isContentFile } from '@frond/content/build'
import { highlightStyles, warmHighlighter } from '@frond/content/highlight'
import { createContentApi } from '@frond/content/server'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { LAYER_ORDER } from '../../packages/ui/build/layer-order.ts'
import { contentConfig } from '../content.config.ts'
import {
  buildSiteContent,
  contentFolder,
  developmentDatabase,
  productionDatabase,
  startContentBuild,
  waitForContent,
} from './build-content.ts'

const emptyId = 'virtual:empty'
/** Delay that lets the first page load before the idle work starts. */
const IDLE_MS = 3000
/** The stylesheet of the syntax highlighting. */
const highlightId = 'virtual:highlight.css'
/** Names, fields and versions of the collections, for queries in the browser. */
const collectionsId = 'virtual:content-collections'

/**
 * Builds the content database that pages are rendered from, and reloads open pages when a file changes.
 */
export function content(): Plugin {
  let isBuild = true
  let database = productionDatabase

  return {
    name: 'frond:content',
    enforce: 'pre',
    sharedDuringBuild: true,

    config(_, { command }) {
      isBuild = command === 'build'
      database = isBuild ? productionDatabase : developmentDatabase
      return {
        define: {
          __CONTENT_DATABASE__: JSON.stringify(database),
          __CONTENT_FOLDER__: JSON.stringify(contentFolder),
        },
      }
    },

    resolveId: {
      filter: { id: [/^virtual:(?:highlight\.css|content-collections)$/, /^@frond\/content(?!\/browser$)/] },
      handler(id) {
        if (id === highlightId || id === collectionsId) return `\0${id}`
        // The package finds its own files by path, so the server bundle must not include it. Node runs its TypeScript.
        if (isBuild && this.environment.name !== 'client') return { id, external: true }
        // In development Vite also scans imports of server code, which the browser never loads.
        if (!isBuild && this.environment.name === 'client') return `\0${emptyId}`
      },
    },

    load: {
      filter: { id: /^\0virtual:(?:highlight\.css|content-collections|empty)$/ },
      async handler(id) {
        if (id === `\0${emptyId}`) return 'export {}'
        if (id === `\0${collectionsId}`) {
          const content = openContent(isBuild ? await waitForContent() : database)
          const collections = JSON.stringify(content.collections())
          content.close()
          return `export default ${collections}`
        }
        if (id === `\0${highlightId}`) return `${LAYER_ORDER}\n@layer components{${highlightStyles}}`
      },
    },

    // React Router has deleted the previous build by now. It also calls this hook for a second Vite server, which compiles its
    // route modules and needs no content.
    buildStart() {
      if (this.environment.mode === 'build') void startContentBuild()
    },

    // Invalid content fails the build, even if no module asks for it.
    async buildEnd() {
      if (isBuild) await waitForContent()
    },

    async configureServer(server) {
      await buildSiteContent(database)
      server.watcher.add(contentFolder)
      const { handle } = createContentApi({ database, reload: true })
      const answer = getRequestListener((request) => handle(request))
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/api/content/')) void answer(request, response)
        else next()
      })

      // Compile the grammars now, so that the first edit does not wait for them.
      server.httpServer?.once('listening', () => void setTimeout(warmHighlighter, IDLE_MS).unref())

      let running = Promise.resolve()
      server.watcher.on('all', (_, file) => {
        if (!isContentFile({ root: contentFolder, config: contentConfig }, file)) return
        running = running.then(async () => {
          try {
            const { unchanged } = await buildSiteContent(database)
            if (!unchanged) server.environments.client.hot.send('frond:content')
          } catch (error) {
            const { message, stack = '' } = error as Error
            server.config.logger.error(message)
            server.environments.client.hot.send({ type: 'error', err: { message, stack } })
          }
        })
      })
    },
  }
}
