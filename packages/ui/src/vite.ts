import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The part of a Vite plugin that this one has. Vite's own type would tie the package to one version of Vite. */
export interface FrondPlugin {
  name: string
  config(): object
  transform: { filter: { id: RegExp }; handler(code: string, id: string): { code: string; map: null } | undefined }
}

/**
 * Brings the stylesheet of each component that is imported, and of no other:
 *
 *     import { frond } from '@frond/ui/vite'
 *     export default defineConfig({ plugins: [frond()] })
 */
export function frond(): FrondPlugin {
  return {
    name: 'frond-ui',

    // The files must pass through this plugin: not bundled ahead in development, not left to Node on the server.
    config: () => ({ optimizeDeps: { exclude: ['@frond/ui'] }, ssr: { noExternal: ['@frond/ui'] } }),

    transform: {
      filter: { id: /[\\/]ui[\\/](?:dist[\\/])?theme[\\/][a-z\d-]+\.js/ },
      handler(code, id) {
        const [, folder, name] = /^(.*)[\\/]theme[\\/]([a-z\d-]+)\.js/.exec(id) ?? []
        if (!folder || !name || !existsSync(join(folder, 'css', `${name}.css`))) return undefined
        return { code: `import '../css/base.css'\nimport '../css/${name}.css'\n${code}`, map: null }
      },
    },
  }
}
