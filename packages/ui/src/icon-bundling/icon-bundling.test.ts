import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Rolldown } from 'vite'
import { frond } from '../vite.ts'
import { iconsByName } from './vite-icons.ts'
import { writeIcons } from './write-icons.ts'

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'frond-icons-'))
  write('node_modules/@iconify-json/lucide/icons.json', {
    prefix: 'lucide',
    width: 24,
    height: 24,
    icons: { rocket: { body: '<path d="rocket"/>' }, x: { body: '<path d="x"/>' }, unused: { body: '<path/>' } },
    aliases: { close: { parent: 'x' } },
  })
  write('node_modules/@iconify-json/simple-icons/icons.json', {
    prefix: 'simple-icons',
    icons: { github: { body: '<path d="github"/>' } },
  })
  write('src/main.ts', `export { items } from './menu.ts'\nexport const icon = 'lucide:rocket'\n`)
  write(
    'src/menu.ts',
    `export const items = ['i-lucide-close', 'i-simple-icons-github', 'lucide:rocket', 'lucide:typo']\n`,
  )
})
afterAll(() => rmSync(root, { recursive: true }))

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}

describe('icons by name', () => {
  it('the Vite plugin bundles every icon that the source names, once', async () => {
    const result = await build({
      root,
      logLevel: 'silent',
      configFile: false,
      plugins: [frond()],
      build: {
        write: false,
        minify: false,
        lib: { entry: 'src/main.ts', formats: ['es'] },
        rolldownOptions: { external: ['@frond/ui'] },
      },
    })
    const { code } = (result as Rolldown.RolldownOutput[])[0]!.output[0]
    for (const body of ['rocket', 'x', 'github']) expect(code.match(new RegExp(`d=\\\\?"${body}`, 'g'))).toHaveLength(1)
    expect(code).not.toContain('unused')
  })

  it('the Vite plugin adds no icons to modules of the library, which may be outside of node_modules', () => {
    const plugin = iconsByName()
    plugin.configResolved?.({ root })
    const transform = (file: string) => plugin.transform.handler(`// lucide:rocket`, file)
    expect(transform(join(root, 'src/main.ts'))?.code).toContain('lucide/rocket')
    expect(transform(join(import.meta.dirname, '../system/icons/icon-store.ts'))).toBeUndefined()
  })

  it('the command writes a module that registers the same icons', () => {
    expect(writeIcons(root)).toEqual({
      file: 'src/frond-icons.ts',
      names: ['lucide:close', 'lucide:rocket', 'simple-icons:github'],
    })
    const written = readFileSync(join(root, 'src/frond-icons.ts'), 'utf8')
    expect(written).toContain(`import { registerIcons } from '@frond/ui'`)
    expect(written).toContain('"parent": "x"')
    expect(written).not.toContain('unused')
    // The written file does not count as source.
    expect(writeIcons(root).names).toHaveLength(3)
  })

  it('the command asks for a collection if none is installed', () => {
    const empty = mkdtempSync(join(tmpdir(), 'frond-no-icons-'))
    expect(() => writeIcons(empty)).toThrow('npm install -D @iconify-json/lucide')
    rmSync(empty, { recursive: true })
  })
})
