import type { Plugin } from 'vite'

const emptyId = '\0virtual:no-styles'

/**
 * Leaves the stylesheets out of the server bundle. Pages link to those of the client bundle (`island-assets.ts`), and React
 * Router deletes those of the server bundle, so compiling them a second time would be wasted.
 */
export function serverStyles(): Plugin {
  return {
    name: 'frond:server-styles',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'client',
    resolveId: {
      // An import with a query, such as `?url`, needs the file.
      filter: { id: /\.css$/ },
      handler: () => ({ id: emptyId, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /^\0virtual:no-styles$/ },
      handler: () => 'export {}',
    },
  }
}
