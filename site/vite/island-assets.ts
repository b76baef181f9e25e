import { globSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { Plugin } from 'vite'

const publicId = 'virtual:island-assets'
const resolvedId = `\0${publicId}`

/** Files that every page has loaded by the time an island comes to life. */
const shared = /assets\/(?:vendor|site|rolldown-runtime)-/

/** Modules that islands are made of. Each becomes a file of its own, which the page names where it needs it. */
const islandModules = ['examples/**/*.tsx', 'app/article/islands/*.tsx', '../packages/ui/src/components/*.tsx']

interface IslandAsset {
  /** The address of the module. */
  src: string
  /** Modules it needs that the page may not have yet. */
  imports: string[]
  /** Its stylesheets. */
  styles: string[]
}

/**
 * Builds a file for each island module and tells the server its address and what comes with it. So the page names what
 * it needs, its stylesheets are in its head, and the browser has no list of all examples to download.
 *
 * The client is built first; what was learnt there is read by the server's build.
 */
export function islandAssets(): Plugin {
  const assets: Record<string, IslandAsset> = {}
  let root = ''
  let base = '/'
  let isBuild = true

  return {
    name: 'frond:island-assets',
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root
      base = config.base
      isBuild = config.command === 'build'
    },

    buildStart() {
      if (!isBuild || this.environment.name !== 'client') return
      for (const file of globSync(islandModules, { cwd: root })) {
        if (file.endsWith('.test.tsx')) continue
        const name = file.startsWith('examples/') ? file.slice(9, -4).replaceAll('/', '-') : basename(file, '.tsx')
        this.emitFile({ type: 'chunk', id: join(root, file), name, preserveSignature: 'strict' })
      }
    },

    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue

        const styles = new Set<string>()
        const seen = new Set<string>()
        const collect = (fileName: string): void => {
          const current = bundle[fileName]
          if (seen.has(fileName) || current?.type !== 'chunk') return
          seen.add(fileName)
          for (const imported of current.imports) collect(imported)
          for (const file of current.viteMetadata?.importedCss ?? []) styles.add(base + file)
        }
        collect(chunk.fileName)
        seen.delete(chunk.fileName)

        assets[relative(root, chunk.facadeModuleId)] = {
          src: base + chunk.fileName,
          imports: [...seen].filter((file) => !shared.test(file)).map((file) => base + file),
          styles: [...styles],
        }
      }
    },

    resolveId(id) {
      if (id === publicId) return resolvedId
    },
    load(id) {
      if (id !== resolvedId) return
      // In development the modules are served as they are, and bring their styles themselves.
      return isBuild
        ? `const assets = ${JSON.stringify(assets)}\nexport const findAsset = (file) => assets[file]`
        : `import { join } from 'node:path'\nexport const findAsset = (file) => ({ src: '/@fs' + join(${JSON.stringify(root)}, file), imports: [], styles: [] })`
    },
  }
}
