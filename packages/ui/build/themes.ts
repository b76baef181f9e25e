import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { themeDataOf, toShape, type AnyThemeData } from '../src/theme/define-theme.ts'
import { compileTheme, sortVariants } from './compile-theme.ts'
import { LAYER_ORDER } from './layer-order.ts'
import { optimize } from '@tailwindcss/node'

const src = join(dirname(fileURLToPath(import.meta.url)), '../src')
export const themeFolder = join(src, 'theme')

/** The files of `theme/` that contain a theme, without helpers. */
export function themeFiles(): string[] {
  return readdirSync(themeFolder)
    .map((file) => join(themeFolder, file))
    .filter(isThemeFile)
    .sort()
}

export function isThemeFile(file: string): boolean {
  return (
    dirname(file) === themeFolder &&
    /^[a-z\d-]+\.ts$/.test(basename(file)) &&
    /= defineTheme\(/.test(readFileSync(file, 'utf8'))
  )
}

export function themeName(file: string): string {
  return basename(file, '.ts')
}

/** Loads the data of a theme. Pass a new `version` to load an edited file again, because modules are cached. */
export async function readTheme(file: string, version = ''): Promise<AnyThemeData> {
  const module = (await import(`${pathToFileURL(file).href}${version && `?v=${version}`}`)) as Record<string, object>
  const themes = Object.values(module).map((value) => themeDataOf(value))
  const data = themes.find((theme) => theme !== undefined)
  if (!data) throw new Error(`${file}: no theme is exported. Export const xTheme = defineTheme({ … }).`)
  if (data.name !== themeName(file))
    throw new Error(`${file}: the name of the theme is "${data.name}". It must equal the file name.`)
  return data
}

/** Replaces the class text of a theme by its shape, because the text is compiled to CSS and browsers do not need it. */
export function themesAsShapes() {
  return {
    name: 'frond:themes-as-shapes',
    load: {
      filter: { id: /[\\/]theme[\\/][a-z\d-]+\.ts$/ },
      async handler(file: string) {
        if (!isThemeFile(file)) return
        const constant = /export const (\w+Theme) = defineTheme\(/.exec(readFileSync(file, 'utf8'))?.[1]
        if (!constant)
          throw new Error(`${file}: write the theme as \`export const ${themeName(file)}Theme = defineTheme({ … })\`.`)
        return {
          code: `export const ${constant} = ${JSON.stringify(toShape(await readTheme(file)))}`,
          moduleType: 'js' as const,
        }
      },
    },
  }
}

export interface Stylesheets {
  /** Tokens and reset. Every page needs them once. */
  base: string
  /** One stylesheet per component. */
  components: Record<string, string>
  /** All styles in one file. */
  all: string
}

export async function compileStylesheets(): Promise<Stylesheets> {
  const components: Record<string, string> = {}
  const themes = await Promise.all(themeFiles().map((file) => readTheme(file)))
  await sortVariants(themes)
  for (const theme of themes) components[theme.name] = await compileTheme(theme, { minify: true })
  const base = baseStylesheet({ minify: true })
  const scales = readFileSync(join(src, 'css/scales.css'), 'utf8')
  return { base, components, all: withoutRepeats([base, scales, ...Object.values(components)].join('\n')) }
}

export function baseStylesheet(options: { minify?: boolean } = {}): string {
  const parts = ['css/tokens.css', 'css/base.css'].map((file) => readFileSync(join(src, file), 'utf8'))
  return optimize([LAYER_ORDER, ...parts].join('\n'), { minify: options.minify }).code
}

/** Each component declares the `@property` rules that it needs. One file needs each of them only once. */
function withoutRepeats(css: string): string {
  const seen = new Set<string>()
  const once = css.replace(/@property --[\w-]+\{[^}]*\}/g, (rule) => {
    if (seen.has(rule)) return ''
    seen.add(rule)
    return rule
  })
  return optimize(once, { minify: true }).code
}
