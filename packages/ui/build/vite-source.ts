import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import { toShape } from '../src/theme/define-theme.ts'
import { compileTheme, sortVariants } from './compile-theme.ts'
import { baseStylesheet, isThemeFile, readTheme, themeFiles, themeFolder, themeName } from './themes.ts'

const PREFIX = 'virtual:frond/'
const cssFolder = join(dirname(fileURLToPath(import.meta.url)), '../src/css')

/**
 * Like `@frond/ui/vite`, but for apps in this repository, which use the source of the library. Each theme module imports its
 * stylesheet, which is compiled on demand, so that a page gets the CSS of the components that it imports.
 */
export function frondSource(): Plugin {
  let server: ViteDevServer | undefined
  const version = new Map<string, number>()
  const shapes = new Map<string, string>()

  const read = (file: string) => readTheme(file, String(version.get(file) ?? ''))
  let sorted: Promise<void> | undefined
  const sortAll = async () => sortVariants(await Promise.all(themeFiles().map(read)))

  return {
    name: 'frond:source',
    enforce: 'pre',

    configureServer(devServer) {
      server = devServer
    },

    resolveId: {
      filter: { id: /^virtual:frond\// },
      handler: (id) => `\0${id}`,
    },

    load: {
      filter: { id: /^\0virtual:frond\// },
      async handler(id) {
        const name = id.slice(PREFIX.length + 1, -'.css'.length)
        if (name === 'base') {
          this.addWatchFile(join(cssFolder, 'tokens.css'))
          this.addWatchFile(join(cssFolder, 'base.css'))
          return baseStylesheet()
        }
        const file = join(themeFolder, `${name}.ts`)
        if (!existsSync(file) || !isThemeFile(file)) throw new Error(`frond:source: there is no theme "${name}".`)
        await (sorted ??= sortAll())
        return compileTheme(await read(file))
      },
    },

    transform: {
      filter: { id: /[\\/]theme[\\/][a-z\d-]+\.ts(?:$|\?)/ },
      async handler(code, id) {
        const file = id.split('?')[0]!
        if (!isThemeFile(file)) return
        if (server) shapes.set(file, JSON.stringify(toShape(await read(file))))
        return { code: `import '${PREFIX}base.css'\nimport '${PREFIX}${themeName(file)}.css'\n${code}`, map: null }
      },
    },

    // If only class text has changed, update the stylesheet and keep the modules, so that components keep their state.
    async hotUpdate({ file, modules }) {
      if (!file.endsWith('.ts') || !isThemeFile(file)) return
      version.set(file, (version.get(file) ?? 0) + 1)
      const stylesheet = this.environment.moduleGraph.getModuleById(`\0${PREFIX}${themeName(file)}.css`)
      if (stylesheet) this.environment.moduleGraph.invalidateModule(stylesheet)
      const shape = JSON.stringify(toShape(await read(file)))
      const sameShape = shapes.get(file) === shape
      shapes.set(file, shape)
      if (!server || !stylesheet) return
      return sameShape ? [stylesheet] : [...modules, stylesheet]
    },
  }
}
