import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FrondPlugin } from '../vite.ts'
import { IconPackages } from './icon-packages.ts'

const MODULE = 'virtual:frond-ui/icon/'

/** The folder of this package. In a monorepo it is outside of `node_modules`. */
const OWN_FOLDER = findOwnFolder(dirname(fileURLToPath(import.meta.url)))

/**
 * Bundles the icons that the app uses by name. Every module of the app with the name of an icon, such as `lucide:rocket`,
 * imports a module that registers this icon. So a page contains the icons of its own modules, each of them once.
 */
export function iconsByName(): FrondPlugin {
  let packages: IconPackages | undefined

  return {
    name: 'frond-ui:icons',

    configResolved({ root }) {
      packages = new IconPackages(root)
    },

    resolveId(id) {
      return id.startsWith(MODULE) ? { id: `\0${id}`, moduleSideEffects: true } : undefined
    },

    load(id) {
      if (!packages || !id.startsWith(`\0${MODULE}`)) return undefined
      const [collection] = packages.subsets([id.slice(MODULE.length + 1).replace('/', ':')])
      return `import { registerIcons } from '@frond/ui'\nregisterIcons(${JSON.stringify(collection)})\n`
    },

    transform: {
      filter: { id: /\.(?:[cm]?[jt]sx?|mdx?|json)(?:\?|$)/ },
      handler(code, id) {
        // The module that registers icons imports this package, so a module of this package must not import it.
        if (!packages || id.startsWith(OWN_FOLDER) || /[\\/]node_modules[\\/]|^\0|\.css(?:\?|$)/.test(id))
          return undefined
        const names = [...packages.findNames(code)]
        if (names.length === 0) return undefined
        // At the end, so that the lines of the source map stay right.
        const imports = names.map((name) => `import '${MODULE}${name.replace(':', '/')}'`)
        return { code: `${code}\n${imports.join('\n')}\n`, map: null }
      },
    },
  }
}

function findOwnFolder(folder: string): string {
  // Vite's ids use forward slashes.
  if (existsSync(join(folder, 'package.json'))) return `${folder.replaceAll('\\', '/')}/`
  return findOwnFolder(dirname(folder))
}
