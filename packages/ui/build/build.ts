import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'tsdown'
import { generateTokens } from './generate-tokens.ts'
import { toShadowRootCss } from './shadow-root-css.ts'
import { allowUndefinedIn } from './optional-props.ts'
import { compileStylesheets, themesAsShapes } from './themes.ts'

/**
 * Builds the package into `dist`, the folder that is published: one module per source file, types, one stylesheet per
 * component, and a package.json without the export conditions of this repository.
 */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dist = join(root, 'dist')

export async function buildPackage(): Promise<void> {
  rmSync(dist, { recursive: true, force: true })
  await build({
    cwd: root,
    config: false,
    // `*-look.ts` files contain class text that themes share. It is compiled to CSS with the themes.
    entry: [
      'src/**/*.ts',
      'src/**/*.tsx',
      '!src/**/*.test.*',
      '!src/**/*.test-d.*',
      '!src/testing/**',
      '!src/theme/*-look.ts',
    ],
    tsconfig: 'tsconfig.build.json',
    outDir: 'dist',
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    unbundle: true,
    dts: true,
    outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
    plugins: [themesAsShapes()],
    // Rolldown warns that bundling may drop 'use client'. This build does not bundle, so each file keeps its directive.
    logLevel: 'error',
    clean: false,
  })
  allowUndefinedIn(dist)
  await writeStylesheets()
  writeManifest()
  cpSync(join(root, 'README.md'), join(dist, 'README.md'))
  cpSync(join(root, '../../LICENSE'), join(dist, 'LICENSE'))
}

async function writeStylesheets(): Promise<void> {
  const folder = join(dist, 'css')
  mkdirSync(folder, { recursive: true })
  const { base, components, all } = await compileStylesheets()
  writeFileSync(join(folder, 'base.css'), base)
  for (const [name, css] of Object.entries(components)) writeFileSync(join(folder, `${name}.css`), css)
  writeFileSync(join(folder, 'all.css'), all)
  writeFileSync(join(folder, 'shadow-root.css'), toShadowRootCss(generateTokens(), all))
  // Lets TypeScript resolve `import '@frond/ui/css'` with `noUncheckedSideEffectImports`.
  writeFileSync(join(folder, 'all.d.ts'), 'export {}\n')
  for (const file of ['theme.css', 'scales.css', 'tailwind.css'])
    cpSync(join(root, 'src/css', file), join(folder, file))
}

function writeManifest(): void {
  const {
    scripts: _,
    devDependencies: __,
    files: ___,
    publishConfig: ____,
    ...manifest
  } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>
  // Only the published package has the command, because `npm ci` in the repository runs before the build.
  const bin = { 'frond-ui': './cli.js' }
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify({ ...(published(manifest) as object), bin }, null, 2)}\n`)
}

/** Makes paths relative to `dist` and removes the export conditions of this repository. */
function published(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^\.\/dist\//, './')
  if (Array.isArray(value)) return value.map(published)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'frond-source')
      .map(([key, inner]) => [key, published(inner)]),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPackage()
