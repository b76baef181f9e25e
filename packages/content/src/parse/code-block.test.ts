import { describe, expect, it } from 'vitest'
import { readDiff, readFenceInfo } from './code-block.ts'

describe('readFenceInfo', () => {
  it('reads language, file name, lines and flags in any order', () => {
    const expected = {
      language: 'ts',
      filename: 'vite.config.ts',
      highlights: [1, 3, 4, 5],
      diff: true,
      collapse: true,
    }
    expect(readFenceInfo('ts [vite.config.ts] {1,3-5} diff collapse')).toMatchObject(expected)
    expect(readFenceInfo('ts{1,3-5} collapse [vite.config.ts]diff')).toMatchObject(expected)
  })

  it('keeps brackets inside a file name', () => {
    expect(readFenceInfo('tsx [app/[slug]/page.tsx]').filename).toBe('app/[slug]/page.tsx')
  })

  it('treats a missing language as plain text', () => {
    expect(readFenceInfo('')).toMatchObject({ language: 'text', unknown: [] })
    expect(readFenceInfo('[.env]')).toMatchObject({ language: 'text', filename: '.env' })
  })

  it('reports words it does not know', () => {
    expect(readFenceInfo('ts colapse').unknown).toEqual(['colapse'])
  })
})

describe('readDiff', () => {
  it('removes markers if every line reserves a column for them', () => {
    expect(readDiff(' const a = 1\n-const b = 2\n+const b = 3')).toEqual({
      code: 'const a = 1\nconst b = 2\nconst b = 3',
      result: 'const a = 1\nconst b = 3',
      added: [3],
      removed: [2],
    })
  })

  it('removes markers if only marked lines are indented', () => {
    expect(readDiff("import { a } from 'a'\n+ import { b } from 'b'").code).toBe(
      "import { a } from 'a'\nimport { b } from 'b'",
    )
  })

  it('keeps the indentation of the code itself', () => {
    expect(readDiff('  {\n-   a: 1,\n+   a: 2,\n  }').code).toBe('{\n  a: 1,\n  a: 2,\n}')
  })
})
