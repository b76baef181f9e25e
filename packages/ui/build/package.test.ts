import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { beforeAll, describe, expect, it } from 'vitest'
import { libraryBudgets } from '../../../bench/budgets.ts'
import { buildPackage } from './build.ts'
import { componentNames, slug } from './generate-entries.ts'
import { measurePage, pages, type PageSize } from './measure-size.ts'

const dist = join(dirname(fileURLToPath(import.meta.url)), '../dist')
const read = (file: string) => readFileSync(join(dist, file), 'utf8')
const run = promisify(execFile)

interface Manifest {
  exports: Record<string, { types?: string; default?: string; source?: string } | string>
  dependencies: Record<string, string>
}

beforeAll(() => buildPackage(), 60_000)

describe('the published package', () => {
  it('offers every component by a path of its own, and nothing from the repository', () => {
    const manifest = JSON.parse(read('package.json')) as Manifest
    const missing = componentNames().filter((name) => !manifest.exports[`./${slug(name)}`])
    expect(missing).toEqual([])
    expect(JSON.stringify(manifest)).not.toMatch(/"frond-source"|\.\/src\/|\.\/dist\/|devDependencies/)
    expect(Object.keys(manifest.dependencies)).toEqual(['@base-ui/react'])
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
  }, 60_000)

  it('keeps the client directive in the files that need it and in no other', () => {
    const needs = (file: string) =>
      /^\s*import\s.*\bfrom "react"|react\/jsx-runtime|@base-ui/m.test(file) &&
      /\buse[A-Z]\w*\(|createContext|@base-ui/.test(file)
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
  let button: PageSize
  let everything: PageSize
  beforeAll(async () => {
    button = await measurePage('button', pages.button)
    everything = await measurePage('foundation', pages.foundation)
  }, 60_000)

  it(`is at most ${libraryBudgets.buttonPage.limitKiB} KiB for a button`, () => {
    expect(button.total).toBeLessThanOrEqual(libraryBudgets.buttonPage.limitKiB)
  })

  it(`is at most ${libraryBudgets.foundation.limitKiB} KiB for every component of the foundation`, () => {
    expect(everything.total).toBeLessThanOrEqual(libraryBudgets.foundation.limitKiB)
  })

  it('does not include the other components when only a button is imported', () => {
    expect(
      button.modules.filter((module) => /components\/(?:Accordion|Modal|Tabs|Toast|Tooltip)|@base-ui/.test(module)),
    ).toEqual([])
    expect(everything.modules.some((module) => module.includes('components/Modal'))).toBe(true)
  })
})
