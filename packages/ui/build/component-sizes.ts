import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { Rolldown } from 'tsdown'
import { compileTheme } from './compile-theme.ts'
import { componentNames, slug } from './generate-entries.ts'
import { baseStylesheet, isThemeFile, readTheme, themesAsShapes } from './themes.ts'

/** Bytes of a component without React: script and styles, minified and compressed with brotli 11. */
export interface ComponentSize {
  /** On a page that uses nothing else of the library. */
  alone: number
  /** What the component adds to a page that already has Button. */
  nextToButton: number
}

const src = join(dirname(fileURLToPath(import.meta.url)), '../src')
const buttonFile = join(src, 'components/Button.tsx')

/** Measures components, all of them by default. Returns their sizes by slug, such as `select-menu`. */
export async function measureComponents(
  names: readonly string[] = componentNames(),
): Promise<Record<string, ComponentSize>> {
  const button = await measureBundle(['Button'])
  const sizes: Promise<[string, ComponentSize]>[] = []
  for (const name of names) {
    const alone = await measureBundle([name])
    // If the component uses Button, a page with both has the same modules.
    const both = alone.files.includes(buttonFile) ? alone : await measureBundle(['Button', name])
    sizes.push(subtractButton(alone, both, button).then((size) => [slug(name), size]))
  }
  return Object.fromEntries(await Promise.all(sizes))
}

async function subtractButton(alone: Bundle, both: Bundle, button: Bundle): Promise<ComponentSize> {
  // Two components can compress better together than Button alone does, which would result in a negative number.
  return { alone: await alone.bytes, nextToButton: Math.max(0, (await both.bytes) - (await button.bytes)) }
}

interface Bundle {
  /** A promise, so that the next bundle is created while this one is compressed in other threads. */
  bytes: Promise<number>
  /** The modules in the script. */
  files: string[]
}

async function measureBundle(names: readonly string[]): Promise<Bundle> {
  const chunks = await bundle(names)
  const files = chunks.flatMap(({ modules }) => Object.keys(modules))
  const styles = await Promise.all(files.filter(isThemeFile).map(compileOnce))
  const script = chunks.map(({ code }) => code).join('\n')
  const bytes = Promise.all([compressedSize(script), compressedSize([base, ...styles].join('\n'))])
  return { bytes: bytes.then(([ofScript, ofStyles]) => ofScript + ofStyles), files }
}

const base = baseStylesheet({ minify: true })
const compiled = new Map<string, Promise<string>>()

/** The stylesheet of a theme. Many components share one, such as the theme of Button. */
function compileOnce(file: string): Promise<string> {
  let css = compiled.get(file)
  if (!css) compiled.set(file, (css = readTheme(file).then((theme) => compileTheme(theme, { minify: true }))))
  return css
}

/** The chunks of a page that imports these components, without what is loaded on demand. */
async function bundle(names: readonly string[]): Promise<Rolldown.OutputChunk[]> {
  const entry = 'page.js'
  const source = [...new Set(names)].map((name) => `export { ${name} } from '${src}/components/${name}.tsx'`).join('\n')
  const { output } = await Rolldown.build({
    input: entry,
    write: false,
    external: [/^react(-dom)?(\/|$)/],
    transform: {
      define: { 'process.env.NODE_ENV': '"production"' },
      jsx: { runtime: 'automatic', development: false },
    },
    plugins: [
      themesAsShapes(),
      {
        name: 'frond:page',
        resolveId: { filter: { id: /^page\.js$/ }, handler: (id) => id },
        load: { filter: { id: /^page\.js$/ }, handler: () => source },
      },
    ],
    output: { minify: true },
    logLevel: 'silent',
  })
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const found = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) if (chunks.has(name)) add(chunks.get(name)!)
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) add(chunk)
  return [...found]
}

/** Bytes after compression with brotli 11. */
export async function compressedSize(content: string | Uint8Array): Promise<number> {
  return (await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length
}

const compress = promisify(brotliCompress)
