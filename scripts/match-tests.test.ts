import { expect, it } from 'vitest'
import { matchTests } from './match-tests.ts'

const files = [
  'packages/ui/src/components/Accordion.test.tsx',
  'packages/content/src/query/guard.test.ts',
  'e2e/page-cta.spec.ts',
]

it('finds a test by part of its file name, regardless of case and separators', () => {
  expect(matchTests(files, ['Accordion'])).toEqual([files[0]])
  expect(matchTests(files, ['accord'])).toEqual([files[0]])
  expect(matchTests(files, ['PageCTA'])).toEqual([files[2]])
  expect(matchTests(files, ['guard.test.ts'])).toEqual([files[1]])
})

it('searches for a word with a slash in the whole path', () => {
  expect(matchTests(files, ['packages/content'])).toEqual([files[1]])
  expect(matchTests(files, ['content'])).toEqual([])
})

it('accepts several words, and finds nothing without a word', () => {
  expect(matchTests(files, ['guard', 'cta'])).toEqual([files[1], files[2]])
  expect(matchTests(files, ['-'])).toEqual([])
})
