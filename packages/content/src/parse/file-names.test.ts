import { expect, it } from 'vitest'
import { readFileName, toTitle } from './file-names.ts'

it.each([
  ['docs/2.components/1.button.md', 'docs/2.components/1.button', '/docs/components/button', 'md'],
  ['docs/1.getting-started/1.index.md', 'docs/1.getting-started/1.index', '/docs/getting-started', 'md'],
  ['docs/2.components/accordion.md', 'docs/2.components/accordion', '/docs/components/accordion', 'md'],
  [
    'docs/getting-started/migration/v3.1.md',
    'docs/getting-started/migration/v3.1',
    '/docs/getting-started/migration/v3.1',
    'md',
  ],
  ['index.yml', 'index', '/', 'yml'],
  ['info.json', 'info', '/info', 'json'],
  ['docs/3.Color Mode.md', 'docs/3.Color Mode', '/docs/color-mode', 'md'],
])('parses %s', (file, stem, path, extension) => {
  expect(readFileName(file)).toEqual({ stem, path, extension })
})

it('turns a folder name into a title', () => {
  expect(toTitle('1.getting-started')).toBe('Getting started')
})
