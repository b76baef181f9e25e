import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../run.ts'
import { actions } from './actions.ts'
import { readGuideBlocks, toFiles } from './guide-blocks.ts'

describe('readGuideBlocks', () => {
  const blocks = readGuideBlocks()

  it('finds the code of the guides', () => {
    const pages = new Set(blocks.map(({ address }) => address))
    expect([blocks.length > 150, pages.size > 30]).toEqual([true, true])
  })

  it('names a step that uses the file, if the block needs a framework or a server', () => {
    const unused = blocks.filter(({ step, filename, address }) => {
      if (!step) return false
      const code = readFileSync(join(root, step), 'utf8')
      return !code.includes(filename) || !code.includes(address.replace(/^\/docs\/getting-started\/?/, ''))
    })
    expect(unused.map(({ page, line }) => `${page}:${line}`)).toEqual([])
  })

  it('has a block for each action', () => {
    const names = blocks.map(({ address, filename }) => `${address.slice(address.lastIndexOf('/') + 1)} ${filename}`)
    expect(Object.keys(actions).filter((name) => !names.includes(name))).toEqual([])
  })
})

describe('toFiles', () => {
  const block = {
    page: 'a.md',
    line: 1,
    filename: 'src/List.tsx',
    address: '/docs/a',
    id: 'a-1',
    runner: 'browser' as const,
  }

  it('adds the modules that a block imports, from the page or from the app of the reader', () => {
    const list = {
      ...block,
      code: "import { Row } from './Row'\nimport { load } from './data'\nexport const a = [Row, load]",
    }
    const row = { ...block, filename: 'src/Row.tsx', code: 'export function Row() {}' }
    const files = toFiles(list, [list, row])
    expect(Object.keys(files).toSorted()).toEqual(['src/List.tsx', 'src/Row.tsx', 'src/data.tsx'])
    expect(files['src/Row.tsx']).toBe(row.code)
    expect(files['src/data.tsx']).toContain('function load')
  })

  it('exports JSX and imports the names of the app that it uses', () => {
    const code = "import { App } from '@frond/ui'\n\n<App theme={theme}>\n  <Root />\n</App>"
    const files = toFiles({ ...block, filename: 'snippet.tsx', code }, [])
    expect(files['snippet.tsx']).toBe(
      "import { App } from '@frond/ui'\nimport { Root, theme } from '../../own-names'\n\nexport const jsx = <>\n\n<App theme={theme}>\n  <Root />\n</App>\n</>\n",
    )
  })
})
