import { describe, expect, it } from 'vitest'
import { readCodeBlocks, toModule } from './docs-code.ts'

const names = { components: new Set(['Button', 'useToast']), prose: new Set(['ProseP']) }

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
  it('imports what a snippet renders or calls, and keeps its lines', () => {
    const code = '<ProseP>\n  <Button onClick={() => useToast()} />\n</ProseP>'
    const [head, ...rest] = toModule(code, names).split('\n')
    expect(head).toContain("import { Button, useToast } from '@frond/ui'")
    expect(head).toContain("import { ProseP } from '@frond/ui/prose'")
    expect(rest.join('\n')).toBe(`${code}\n</>`)
  })

  it('does not change a complete module', () => {
    const code = "import { Button } from '@frond/ui'\n\nexport const save = <Button />"
    expect(toModule(code, names)).toBe(`\n${code}`)
  })
})
