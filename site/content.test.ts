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

/** Component pages without a knob panel, and why no prop is worth trying there. */
const withoutKnobs: Readonly<Record<string, string>> = {
  app: 'A provider without a visible element.',
  'chat-palette': 'Its only prop is the prompt, which is another component.',
  container: 'It has no prop besides its classes.',
  main: 'It has no prop besides its classes.',
  page: 'Its two columns are shown beside each other only on a page that is wider than the preview.',
  'page-aside': 'It is hidden below 1024 px and sticks to the window.',
  'page-body': 'It has no prop besides its classes.',
}

it('has a knob panel on every component page, except where no prop is worth trying', () => {
  const folder = join(import.meta.dirname, 'content/docs/2.components')
  const missing = globSync('*.md', { cwd: folder })
    .map((file) => file.replace('.md', ''))
    .filter((name) => name !== 'index')
    .filter((name) => !/^::component-code$/m.test(readFileSync(join(folder, `${name}.md`), 'utf8')))
  expect(missing.sort()).toEqual(Object.keys(withoutKnobs).sort())
})

/** Words that developers search for, and the component pages that must have a heading with them. */
const searchedHeadings: Readonly<Record<string, readonly string[]>> = {
  Controlled: ['accordion', 'calendar', 'checkbox', 'file-upload', 'modal', 'popover', 'radio-group', 'select', 'tabs'],
  'Custom item': ['accordion', 'dropdown-menu', 'input-menu', 'radio-group', 'select', 'select-menu', 'tree'],
  'Async data': ['input-menu', 'select-menu'],
  Placement: ['context-menu', 'dropdown-menu', 'popover', 'tooltip'],
}

it.each(Object.entries(searchedHeadings))(
  'has the heading "%s" on the component pages that show it',
  (words, names) => {
    const missing = names.filter((name) => {
      const page = readFileSync(join(import.meta.dirname, `content/docs/2.components/${name}.md`), 'utf8')
      return !new RegExp(`^#{2,4} ${words}`, 'm').test(page)
    })
    expect(missing).toEqual([])
  },
)

it('names one storage key of the color mode in all guides', () => {
  const content = join(import.meta.dirname, 'content/docs/1.getting-started')
  const keys = globSync('**/*.md', { cwd: content }).flatMap(
    (file) =>
      readFileSync(join(content, file), 'utf8')
        .match(/['"`][\w-]*color-mode['"`]/g)
        ?.map((key) => key.slice(1, -1)) ?? [],
  )
  expect(new Set(keys)).toEqual(new Set(['frond-color-mode']))
})
