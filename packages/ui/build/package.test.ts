import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { beforeAll, describe, expect, it } from 'vitest'
import { libraryBudgets } from '../../../bench/budgets.ts'
import { buildIfStale, library } from '../../../scripts/targets.ts'
import { componentNames, slug } from './generate-entries.ts'
import { measurePage, pages, type PageSize } from './measure-size.ts'

const dist = join(dirname(fileURLToPath(import.meta.url)), '../dist')
const read = (file: string) => readFileSync(join(dist, file), 'utf8')
const run = promisify(execFile)

interface Manifest {
  exports: Record<string, { types?: string; default?: string; source?: string } | string>
  dependencies: Record<string, string>
}

/** What an installation may bring. Bundlers leave out what a page does not use of it. */
const dependencies = [
  '@internationalized/date',
  '@standard-schema/spec',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'embla-carousel-auto-height',
  'embla-carousel-auto-scroll',
  'embla-carousel-autoplay',
  'embla-carousel-class-names',
  'embla-carousel-fade',
  'embla-carousel-react',
  'embla-carousel-wheel-gestures',
]

beforeAll(() => buildIfStale(library), 120_000)

describe('the published package', () => {
  it('offers every component by a path of its own, and nothing from the repository', () => {
    const manifest = JSON.parse(read('package.json')) as Manifest
    const missing = componentNames().filter((name) => !manifest.exports[`./${slug(name)}`])
    expect(missing).toEqual([])
    expect(JSON.stringify(manifest)).not.toMatch(/"frond-source"|\.\/src\/|\.\/dist\/|devDependencies/)
    expect(Object.keys(manifest.dependencies).filter((name) => !dependencies.includes(name))).toEqual([])
  })

  it('has nothing that publint objects to', async () => {
    const { messages, pkg } = await publint({ pkgDir: dist, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg!))).toEqual([])
  }, 30_000)

  it('has types that every way of resolving ES modules finds', async () => {
    const attw = fileURLToPath(import.meta.resolve('@arethetypeswrong/cli/package.json')).replace(
      'package.json',
      'dist/index.js',
    )
    // The stylesheet for Tailwind is imported by stylesheets only.
    const args = [
      attw,
      '--pack',
      dist,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      './tailwind.css',
      '--no-color',
    ]
    const complaint = await run(process.execPath, args).then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    )
    expect(complaint).toBe('')
  }, 180_000)

  it('keeps the client directive in the files that need it and in no other', () => {
    const needs = (file: string) =>
      /^\s*import\s.*\bfrom "react"|react\/jsx-runtime/m.test(file) && /\buse[A-Z]\w*\(|createContext/.test(file)
    const wrong = globSync('{components,hooks,prose}/**/*.js', { cwd: dist }).filter((file) => {
      const code = read(file)
      return needs(code) && !code.startsWith('"use client"')
    })
    expect(wrong).toEqual([])
    const plain = globSync('{theme,icons,locale,colors}/**/*.js', { cwd: dist }).filter((file) =>
      read(file).startsWith('"use client"'),
    )
    expect(plain).toEqual([])
  })

  it('sends no class text of a theme to the browser', () => {
    const themes = globSync('theme/*.js', { cwd: dist }).map(read).join('\n')
    expect(themes).toContain('buttonTheme')
    expect(themes).not.toMatch(/inline-flex|focus-visible:|bg-role/)
  })

  it('imports no stylesheet by itself, which a server could not load', () => {
    const files = globSync('**/*.js', { cwd: dist, exclude: ['vite.js'] })
    expect(files.filter((file) => /import ["'][^"']+\.css/.test(read(file)))).toEqual([])
  })
})

describe('what a page pays', () => {
  const sizes = new Map<string, PageSize>()
  beforeAll(async () => {
    for (const [name, source] of Object.entries(pages)) sizes.set(name, await measurePage(name, source))
  }, 120_000)

  it.each([
    ['button', libraryBudgets.buttonPage],
    ['form', libraryBudgets.formPage],
    ['app', libraryBudgets.appPage],
  ])('is within its budget for the %s page: %o', (name, { limitKiB }) => {
    expect(sizes.get(name)!.total).toBeLessThanOrEqual(limitKiB)
  })

  it('does not include the other components when only a button is imported', () => {
    const others = /components\/(?:Accordion|Modal|Tabs|Toast|Tooltip)|primitives\/dialog/
    expect(sizes.get('button')!.modules.filter((module) => others.test(module))).toEqual([])
    expect(sizes.get('app')!.modules.some((module) => module.includes('components/Modal'))).toBe(true)
  })

  it('has fields and lists without dialogs', () => {
    const isDialog = (module: string) => module.includes('primitives/dialog/')
    expect(sizes.get('form')!.modules.filter(isDialog)).toEqual([])
    // The same pattern matches where a dialog is used, so a renamed folder cannot make the assertion above pass.
    expect(sizes.get('app')!.modules.some(isDialog)).toBe(true)
  })

  it('has a plain table without the table engine', () => {
    expect(sizes.get('app')!.modules.filter((module) => module.includes('@tanstack'))).toEqual([])
  })
})
