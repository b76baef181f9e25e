import { describe, expect, it } from 'vitest'
import { readCodeBlocks, readRelativeImports, toModule } from './docs-code.ts'

describe('readCodeBlocks', () => {
  it('returns TypeScript blocks with file name and line', () => {
    const text = [
      '# Title',
      '',
      '```tsx [src/App.tsx] {1}',
      '<Button />',
      '```',
      '',
      '```bash',
      'npm test',
      '```',
    ].join('\n')
    expect(readCodeBlocks('a.md', text)).toEqual([
      { page: 'a.md', line: 3, filename: 'src/App.tsx', code: '<Button />' },
    ])
  })

  it('removes the indentation of a nested block', () => {
    const text = ['::steps', '  ```ts', '  const a = {', '    b: 1,', '  }', '  ```', '::'].join('\n')
    expect(readCodeBlocks('a.md', text)[0]).toMatchObject({ filename: 'snippet.ts', code: 'const a = {\n  b: 1,\n}' })
  })

  it('ignores blocks inside of a Markdown block', () => {
    expect(readCodeBlocks('a.md', ['````md', '```ts', 'wrong', '```', '````'].join('\n'))).toEqual([])
  })

  it('reads the changed code of a diff', () => {
    const text = ['```ts diff', '-const a = 1', '+const a = 2', '```'].join('\n')
    expect(readCodeBlocks('a.md', text)[0]?.code).toBe('const a = 2')
  })
})

describe('toModule', () => {
  it('exports JSX that follows the imports, and keeps the lines', () => {
    const code = "import { Button } from '@frond/ui'\n\n<Button />\n<Button />"
    const [, ...lines] = toModule(code).split('\n')
    expect(lines).toEqual([
      "import { Button } from '@frond/ui'; export const jsx = <>",
      '',
      '<Button />',
      '<Button />',
      '</>',
    ])
  })

  it('adds no import, so that a component without one is an error', () => {
    expect(toModule('<Button />')).not.toContain('import')
  })

  it('does not change a complete module', () => {
    const code = "import { Button } from '@frond/ui'\n\nexport const save = <Button />"
    expect(toModule(code)).toBe(`\n${code}`)
  })
})

describe('readRelativeImports', () => {
  it('returns the modules of the page, with or without an extension', () => {
    const code = "import { a } from './a.ts'\nimport b from '../b'\nimport './c.css'\nimport { d } from 'd'"
    expect([...readRelativeImports('src/main.ts', code)]).toEqual([
      ['./a', ['a']],
      ['../b', ['default']],
    ])
  })
})
