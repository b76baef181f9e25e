import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const moduleName = 'virtual:component-sizes'
const repository = join(import.meta.dirname, '../..')
const cacheFile = join(import.meta.dirname, '../.cache/component-sizes.json')

interface Cache {
  /** A hash of everything that the sizes depend on. */
  inputs: string
  sizes: object
}

/** Tells the docs pages how large each component is. Development does not measure, because the first page would wait for it. */
export function componentSizes(): Plugin {
  let isBuild = true
  let sizes: Promise<object> | undefined

  return {
    name: 'frond:component-sizes',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    // Only the server bundle contains the sizes. Measuring starts with the build of the scripts, which leaves a core idle.
    buildStart() {
      if (isBuild) sizes ??= readSizes()
    },
    resolveId: (id) => (id === moduleName ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return
      return `export default ${JSON.stringify((await sizes) ?? {})}`
    },
  }
}

/** Measuring takes a minute, so the sizes are kept until the library changes. */
async function readSizes(): Promise<object> {
  const inputs = hashInputs()
  const cached = existsSync(cacheFile) ? (JSON.parse(readFileSync(cacheFile, 'utf8')) as Cache) : undefined
  if (cached?.inputs === inputs) return cached.sizes
  // Imported here, so that development does not load the bundler.
  const { measureComponents } = await import('../../packages/ui/build/component-sizes.ts')
  const sizes = await measureComponents()
  mkdirSync(dirname(cacheFile), { recursive: true })
  writeFileSync(cacheFile, JSON.stringify({ inputs, sizes } satisfies Cache))
  return sizes
}

function hashInputs(): string {
  const hash = createHash('sha256')
  const files = globSync(['package-lock.json', 'packages/ui/{src,build}/**/*.{ts,tsx,css}'], { cwd: repository })
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(repository, file)))
  return hash.digest('base64url')
}
