import { describe, expect, it } from 'vitest'
import { actions } from './actions.ts'
import { frameworkBlocks } from './framework-blocks.ts'
import { readGuideBlocks, toFiles } from './guide-blocks.ts'

describe('readGuideBlocks', () => {
  const blocks = readGuideBlocks()

  it('finds the code of the guides', () => {
    const pages = new Set(blocks.map(({ address }) => address))
    expect([blocks.length > 150, pages.size > 30]).toEqual([true, true])
  })

  it('names the step that runs a block, if the block needs a framework or the server of the site', () => {
    const steps = new Set(blocks.flatMap(({ step }) => step ?? []))
    expect([...steps].toSorted()).toEqual([...Object.keys(frameworkBlocks), 'e2e/query-docs.spec.ts'].toSorted())
    const imported = /from '(?:next|next-themes|astro|@astrojs|@tanstack\/react-start|@react-router\/dev)\b/
    const missing = blocks.filter(({ step, code }) => !step && imported.test(code))
    expect(missing.map(({ page, line }) => `${page}:${line}`)).toEqual([])
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
