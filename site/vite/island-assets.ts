import { globSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Files that every page has loaded before an island is hydrated. */
const shared = /assets\/(?:vendor|site|rolldown-runtime)-/

/**
 * The modules of islands, and of static parts whose stylesheets few pages need. Each becomes an entry file, which the page
 * references if it needs it.
 */
const islandModules = [
  'examples/**/*.tsx',
  'app/{article,home,pro}/islands/*.tsx',
  '../packages/ui/src/components/*.tsx',
  '../packages/ui/src/prose/{CodeIcon,CodePreview,Icon,Prompt}.tsx',
]

interface IslandAsset {
  /** The URL of the module. */
  src: string
  /** Its imports that the page may not have loaded yet. */
  imports: string[]
  /** Its stylesheets. */
  styles: string[]
  /** Names of its exports inside the module, if they differ. */
  names?: Record<string, string>
}

/**
 * Builds a file for each island module and gives the server its URL, imports and stylesheets. The page then references
 * exactly what it needs, and the browser does not download a list of all examples.
 *
 * The client is built first, and the server's build reads its result.
 */
export function islandAssets(): Plugin {
  const assets: Record<string, IslandAsset> = {}
  const modules: Record<string, Reexport> = {}
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
        if (/\.test(?:-d)?\.tsx$/.test(file)) continue
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

        const reexport = findReexport(chunk.code)
        const src = base + (reexport ? `assets/${reexport.file}` : chunk.fileName)
        if (reexport) modules[base + chunk.fileName] = { ...reexport, file: src }
        assets[relative(root, chunk.facadeModuleId)] = {
          src,
          imports: [...seen].filter((file) => !shared.test(file) && base + file !== src).map((file) => base + file),
          styles: [...styles],
          ...(reexport && { names: reexport.names }),
        }
      }
    },

    resolveId: {
      filter: { id: /^virtual:island-assets$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:island-assets$/ },
      // In development Vite serves the modules, and they import their styles.
      handler: () =>
        isBuild
          ? `const assets = ${JSON.stringify(assets)}\nexport const findAsset = (file) => assets[file]\nconst modules = ${JSON.stringify(modules)}\nexport const findReexport = (href) => modules[href]`
          : `import { join } from 'node:path'\nexport const findReexport = () => undefined\nexport const findAsset = (file) => ({ src: '/@fs' + join(${JSON.stringify(root)}, file), imports: [], styles: [] })`,
    },
  }
}

interface Reexport {
  file: string
  names: Record<string, string>
}

/**
 * If the bundler moves a module into a shared file, the module's own file only re-exports it. The page then references the
 * shared file directly, which saves a request.
 */
export function findReexport(code: string): Reexport | undefined {
  const [, passed, from] = /^export\s*\{([^}]*)\}\s*from\s*["']\.\/([^"']+)["'];?\s*$/.exec(code) ?? []
  if (passed && from)
    return { file: from, names: Object.fromEntries(readNames(passed).map(([name, as]) => [as, name])) }

  const [, imported, file, exported] =
    /^import\s*\{([^}]*)\}\s*from\s*["']\.\/([^"']+)["'];\s*export\s*\{([^}]*)\};?\s*$/.exec(code) ?? []
  if (!imported || !file || !exported) return undefined

  // `import { a as b }` and `export { b as c }`: the export `c` is named `a` in the imported file.
  const there = new Map(readNames(imported).map(([name, local]) => [local, name]))
  const names = readNames(exported).map(([local, name]) => [name, there.get(local)] as const)
  return names.some(([, name]) => !name) ? undefined : { file, names: Object.fromEntries(names) as Reexport['names'] }
}

function readNames(list: string): [name: string, as: string][] {
  return list.split(',').map((entry) => {
    const [name = '', as = name] = entry.trim().split(/\s+as\s+/)
    return [name, as]
  })
}
