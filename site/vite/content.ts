import { openContent } from '@frond/content'
import { isContentFile } from '@frond/content/build'
import { highlightStyles, warmHighlighter } from '@frond/content/highlight'
import { createContentApi } from '@frond/content/server'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { contentConfig } from '../content.config.ts'
import { buildSiteContent, contentFolder, developmentDatabase, productionDatabase } from './build-content.ts'

const emptyId = 'virtual:empty'
/** Long enough for the first page to be asked for. */
const IDLE_MS = 3000
/** The colours of code. */
const highlightId = 'virtual:highlight.css'
/** Names, fields and versions of the collections, for the store in the browser. */
const collectionsId = 'virtual:content-collections'
// Whichever stylesheet comes first decides the order of the layers, so each of them says it.
const layerOrder = '@layer theme,base,components.fr0,components.fr1,components.fr2,components,utilities;'

/**
 * FairQueue the Markdown files into the database that pages are rendered from, and tells open pages when one has changed.
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

    resolveId(id) {
      if (id === highlightId || id === collectionsId) return `\0${id}`
      if (!id.startsWith('@frond/content') || id === '@frond/content/browser') return
      // The built server leaves the package where it is, as it looks for its own files; Node reads its TypeScript.
      if (isBuild && this.environment.name !== 'client') return { id, external: true }
      // Vite follows the imports of server code in development, though the browser never loads it.
      if (!isBuild && this.environment.name === 'client') return `\0${emptyId}`
    },

    load(id) {
      if (id === `\0${emptyId}`) return 'export {}'
      if (id === `\0${collectionsId}`) {
        const content = openContent(database)
        const collections = JSON.stringify(content.collections())
        content.close()
        return `export default ${collections}`
      }
      if (id === `\0${highlightId}`) return `${layerOrder}\n@layer components{${highlightStyles}}`
    },

    async buildStart() {
      if (this.environment.name === 'client') await buildSiteContent(database)
    },

    configureServer(server) {
      server.watcher.add(contentFolder)
      const { handle } = createContentApi({ database, reload: true })
      const answer = getRequestListener((request) => handle(request))
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/api/content/')) void answer(request, response)
        else next()
      })

      // The first edit need not wait for the grammars.
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
