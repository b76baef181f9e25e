import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { iconsByName } from './icon-bundling/vite-icons.ts'

/** The part of a Vite plugin that these have. Vite's own type would tie the package to one version of Vite. */
export interface FrondPlugin {
  name: string
  apply?: 'serve'
  applyToEnvironment?(environment: { config: { consumer: string } }): boolean
  config?(this: { meta?: object } | void, config: object, env: { command: string }): object
  configResolved?(config: { root: string }): void
  resolveId?(id: string): { id: string; moduleSideEffects: boolean } | undefined
  load?(id: string): string | undefined
  transform: Transform
}

interface Transform {
  filter: { id: RegExp; code?: RegExp }
  handler(code: string, id: string): { code: string; map: null } | undefined
}

/**
 * Imports the stylesheet of each component that the app imports, and bundles the icons that the app uses by name:
 *
 *     import { frond } from '@frond/ui/vite'
 *     export default defineConfig({ plugins: [frond()] })
 *
 * In development the page loads the stylesheet of all components, because Vite bundles the whole package ahead of time.
 */
export function frond(): FrondPlugin[] {
  let hasRolldown = true

  return [
    {
      name: 'frond-ui',

      config(_config, { command }) {
        hasRolldown = 'rolldownVersion' in (this?.meta ?? {})
        return {
          optimizeDeps: {
            // Frameworks such as React Router give Vite no entry to scan. Without this line, Vite finds the package when
            // the first page is open already, bundles again and reloads the page. The root of such an app also imports
            // the color mode script.
            include: ['@frond/ui', '@frond/ui/colors'],
            rolldownOptions: { plugins: [{ name: 'frond-ui:styles', transform: importStyles(() => ['all']) }] },
          },
          ...(command === 'build' && {
            // The build for the server must contain the package, so that its files pass through this plugin.
            ssr: { noExternal: ['@frond/ui'] },
            // With this option, `import { Button } from '@frond/ui'` compiles the button and what it uses. Without it,
            // Rolldown compiles all components and then drops the unused ones.
            build: { rolldownOptions: { experimental: { lazyBarrel: true } } },
          }),
        }
      },

      transform: importStyles((component) => ['base', component]),
    },
    {
      name: 'frond-ui:app-styles',
      apply: 'serve',
      // Node loads the package on the server, and Vite before version 8 ignores `rolldownOptions`. In both cases its files
      // pass through no plugin, so every module of the app that imports the package imports the stylesheet too.
      // Frameworks collect the styles of a page from the imports of the server's modules.
      applyToEnvironment: ({ config }) => config.consumer === 'server' || !hasRolldown,
      transform: {
        filter: { id: /\.(?:[cm]?[jt]sx?|mdx?)(?:\?|$)/, code: /['"]@frond\/ui[/'"]/ },
        // At the end, so that the lines of the source map stay right.
        handler: (code) => ({ code: `${code}\nimport '@frond/ui/css'\n`, map: null }),
      },
    },
    iconsByName(),
  ]
}

/** Every component imports its theme file, so the theme file is the place to import stylesheets of `css/`. */
function importStyles(toStylesheets: (component: string) => string[]): Transform {
  return {
    filter: { id: /[\\/]ui[\\/](?:dist[\\/])?theme[\\/][a-z\d-]+\.js/ },
    handler(code, id) {
      const [, folder, component] = /^(.*)[\\/]theme[\\/]([a-z\d-]+)\.js/.exec(id) ?? []
      if (!folder || !component || !existsSync(join(folder, 'css', `${component}.css`))) return undefined
      const imports = toStylesheets(component).map((name) => `import '../css/${name}.css'\n`)
      return { code: imports.join('') + code, map: null }
    },
  }
}
