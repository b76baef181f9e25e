import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The lines of a Markdown file that start a table with an empty header cell, outside of code blocks. */
function findEmptyHeaders(markdown: string): string[] {
  const lines = markdown.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '').split('\n')
  return lines.filter((line, index) => /^\|[\s:|-]+\|$/.test(lines[index + 1] ?? '') && /\|\s*\|/.test(line))
}

it('gives every column of a table a header, which screen readers announce with each cell', () => {
  expect(findEmptyHeaders('| Markdown | |\n| --- | --- |\n| `#` | ProseH1 |')).toEqual(['| Markdown | |'])
  const content = join(import.meta.dirname, 'content')
  const faults = globSync('**/*.md', { cwd: content }).flatMap((file) =>
    findEmptyHeaders(readFileSync(join(content, file), 'utf8')).map((line) => `${file}: ${line}`),
  )
  expect(faults).toEqual([])
})
