import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build } from 'vite'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { libraryBudgets } from '../../../bench/budgets.ts'
import { buildIfStale, library } from '../../../scripts/targets.ts'
import { frond } from '../src/vite.ts'
import { componentNames, entryOf } from './generate-entries.ts'
import { measurePage, pages, type PageSize } from './measure-size.ts'

const dist = join(dirname(fileURLToPath(import.meta.url)), '../dist')
const read = (file: string) => readFileSync(join(dist, file), 'utf8')
const run = promisify(execFile)

interface Manifest {
  exports: Record<string, { types?: string; default?: string; source?: string } | string>
  dependencies: Record<string, string>
}

/** The allowed dependencies of the package. Bundlers remove those that a page does not use. */
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

beforeAll(() => buildIfStale(library), 600_000)

/**
 * The entries whose types are checked. The entries of components and hooks are generated alike and all of them take a minute,
 * so only `npm run test:full` checks each.
 */
function findEntriesToCheck(): string[] {
  const { exports } = JSON.parse(read('package.json')) as Manifest
  const unchecked = new Set(
    process.env.FROND_FULL
      ? []
      : [
          ...componentNames().map((name) => `./${entryOf(name)}`),
          ...Object.keys(exports).filter((entry) => entry.startsWith('./use-')),
        ].filter((entry) => !['./table', './use-toast'].includes(entry)),
  )
  // Patterns are no entries, and only stylesheets import a stylesheet.
  return Object.keys(exports).filter((entry) => !unchecked.has(entry) && !/\*|\.css$|\.json$/.test(entry))
}

describe('the published package', () => {
  it('has an export for every component and no paths of the repository', () => {
    const manifest = JSON.parse(read('package.json')) as Manifest
    const missing = componentNames().filter((name) => !manifest.exports[`./${entryOf(name)}`])
    expect(missing).toEqual([])
    expect(JSON.stringify(manifest)).not.toMatch(/"frond-source"|\.\/src\/|\.\/dist\/|devDependencies/)
    expect(Object.keys(manifest.dependencies).filter((name) => !dependencies.includes(name))).toEqual([])
  })

  it('passes publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: dist, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg!))).toEqual([])
  })

  it('has types for every ES module resolution', async () => {
    const attw = fileURLToPath(import.meta.resolve('@arethetypeswrong/cli/package.json')).replace(
      'package.json',
      'dist/index.js',
    )
    const args = [attw, '--pack', dist, '--profile', 'esm-only', '--no-color', '--entrypoints', ...findEntriesToCheck()]
    const complaint = await run(process.execPath, args).then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    )
    expect(complaint).toBe('')
  }, 600_000)

  it('accepts undefined for optional props with exactOptionalPropertyTypes', async () => {
    const tsc = fileURLToPath(import.meta.resolve('typescript/package.json')).replace('package.json', 'bin/tsc')
    const options =
      '--ignoreConfig --noEmit --listFiles --strict --exactOptionalPropertyTypes --target es2023 --module preserve --moduleResolution bundler --jsx react-jsx'
    const args = [tsc, ...options.split(' '), '--types', '', 'exact-optional.fixture.tsx']
    const settings = { cwd: import.meta.dirname, maxBuffer: 100_000_000 }
    // It also checks declarations of other packages, whose errors are not ours.
    const { stdout } = await run(process.execPath, args, settings).catch((error: { stdout: string }) => error)
    const problems = stdout.split('\n').filter((line) => /\berror TS/.test(line) && !line.includes('node_modules'))
    expect(problems).toEqual([])
    expect(stdout).toContain(join(dist, 'index.d.ts'))
  }, 600_000)

  it('has the client directive only in files that need it', () => {
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

  it('does not ship the class text of themes', () => {
    const themes = globSync('theme/*.js', { cwd: dist }).map(read).join('\n')
    expect(themes).toContain('buttonTheme')
    expect(themes).not.toMatch(/inline-flex|focus-visible:|bg-role/)
  })

  it('does not import stylesheets, which servers cannot load', () => {
    const files = globSync('**/*.js', { cwd: dist, exclude: ['vite.js'] })
    expect(files.filter((file) => /(?<!@)import ["'][^"']+\.css/.test(read(file)))).toEqual([])
  })
})

describe('the Vite plugin', () => {
  it('compiles only the components that an app imports', async () => {
    const app = mkdtempSync(join(tmpdir(), 'frond-app-'))
    onTestFinished(() => rmSync(app, { recursive: true }))
    writeFileSync(join(app, 'main.js'), `import { Button } from '@frond/ui'\nconsole.log(Button)\n`)
    const compiled: string[] = []

    await build({
      root: app,
      logLevel: 'silent',
      configFile: false,
      resolve: { alias: { '@frond/ui': join(dist, 'index.js') } },
      plugins: [frond(), { name: 'record', transform: (_code, id) => void compiled.push(id) }],
      build: { write: false, rolldownOptions: { input: 'main.js', external: [/^react/] } },
    })

    const components = compiled.flatMap((id) => /[\\/]dist[\\/]components[\\/](\w+)\.js$/.exec(id)?.[1] ?? [])
    expect(components).toContain('Button')
    expect(components).not.toContain('Calendar')
  })
})

describe('the size of a page', () => {
  const sizes = new Map<string, PageSize>()
  beforeAll(async () => {
    for (const [name, source] of Object.entries(pages)) sizes.set(name, await measurePage(name, source))
  })

  it.each([
    ['button', libraryBudgets.buttonPage],
    ['form', libraryBudgets.formPage],
    ['app', libraryBudgets.appPage],
  ])('is within its budget for the %s page: %o', (name, { limitKiB }) => {
    expect(sizes.get(name)!.total).toBeLessThanOrEqual(limitKiB)
  })

  it('does not include other components if only a button is imported', () => {
    const others = /components\/(?:Accordion|Modal|Tabs|Toast|Tooltip)|primitives\/dialog/
    expect(sizes.get('button')!.modules.filter((module) => others.test(module))).toEqual([])
    expect(sizes.get('app')!.modules.some((module) => module.includes('components/Modal'))).toBe(true)
  })

  it('does not include dialogs for fields and lists', () => {
    const isDialog = (module: string) => module.includes('primitives/dialog/')
    expect(sizes.get('form')!.modules.filter(isDialog)).toEqual([])
    // The same pattern matches where a dialog is used, so a renamed folder cannot make the assertion above pass.
    expect(sizes.get('app')!.modules.some(isDialog)).toBe(true)
  })

  it('does not include the table engine for a plain table', () => {
    expect(sizes.get('app')!.modules.filter((module) => module.includes('@tanstack'))).toEqual([])
  })
})
