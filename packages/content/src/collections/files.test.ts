import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineCollection, defineContentConfig } from './define.ts'
import { contentFiles, isContentFile, navigationFiles } from './files.ts'

const root = mkdtempSync(join(tmpdir(), 'frond-files-'))
const config = defineContentConfig({
  collections: {
    docs: defineCollection({ type: 'page', source: { include: 'docs/**/*.md', exclude: '**/*.draft.md' } }),
    info: defineCollection({ type: 'data', source: ['info.yml', 'more/*.json'] }),
  },
})

beforeAll(() => {
  const files = [
    'docs/2.components/10.table.md',
    'docs/2.components/2.button.md',
    'docs/2.components/3.card.draft.md',
    'docs/2.components/.navigation.yml',
    'docs/2.components/picture.png',
    'docs/.hidden/secret.md',
    'info.yml',
    'more/a.json',
    'other.md',
  ]
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), '')
  }
})
afterAll(() => rmSync(root, { recursive: true }))

it('lists the files of each collection in a stable order', () => {
  expect(contentFiles({ root, config })).toEqual([
    { collection: 'docs', file: 'docs/2.components/10.table.md' },
    { collection: 'docs', file: 'docs/2.components/2.button.md' },
    { collection: 'info', file: 'info.yml' },
    { collection: 'info', file: 'more/a.json' },
  ])
})

it('finds the files with folder titles', () => {
  expect(navigationFiles(root, ['docs/2.components/2.button.md'])).toEqual(['docs/2.components/.navigation.yml'])
})

describe('isContentFile', () => {
  it.each([
    ['docs/a/new.md', true],
    ['docs/2.components/.navigation.yml', true],
    ['info.yml', true],
    ['docs/a/new.draft.md', false],
    ['docs/a/picture.png', false],
    ['docs/.hidden/secret.md', false],
    ['../outside.md', false],
  ])('%s: %s', (file, expected) => expect(isContentFile({ root, config }, join(root, file))).toBe(expected))
})
