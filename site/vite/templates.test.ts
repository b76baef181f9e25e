import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { packedLibraryPath } from '../packed-library.ts'
import { site as config } from '../site.config.ts'
import { findTemplates, readArchiveFiles } from './templates.ts'

const site = join(import.meta.dirname, '..')

interface Listed {
  name: string
  license: string
}

it('lists every template on its page, with the license of its folder and screenshots in both color modes', () => {
  const { templates } = parse(readFileSync(join(site, 'content/templates.yml'), 'utf8')) as { templates: Listed[] }
  const found = findTemplates().map(({ name, isPro }) => `${name} ${isPro ? 'pro' : 'free'}`)
  expect(templates.map(({ name, license }) => `${name} ${license}`).sort()).toEqual(found.sort())
  for (const { name } of templates)
    for (const mode of ['light', 'dark'])
      expect([name, mode, existsSync(join(site, `public/templates/${name}-${mode}.webp`))]).toEqual([name, mode, true])
})

it('finds the source files of a template, without its build', () => {
  const starter = findTemplates().find(({ name }) => name === 'starter-vite')
  expect(starter?.files).toContain('src/main.tsx')
  expect(starter?.files.filter((file) => /^(?:dist|node_modules)\//.test(file))).toEqual([])
})

it('writes archives whose package.json can be installed before the library is published', () => {
  const starter = findTemplates().find(({ name }) => name === 'starter-vite')!
  const manifest = readArchiveFiles(starter).find(({ name }) => name === 'starter-vite/package.json')!
  const { dependencies } = JSON.parse(Buffer.from(manifest.content).toString()) as {
    dependencies: Record<string, string>
  }
  expect(dependencies['@frond/ui']).toBe(config.published ? '3.0.0' : config.url + packedLibraryPath)
})
