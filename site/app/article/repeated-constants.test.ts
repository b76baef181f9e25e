import type { ContentElement } from '@frond/content/types'
import { expect, it } from 'vitest'
import { markRepeatedConstants } from './repeated-constants.ts'

const panel = (items: string[], repeated?: string[]): ContentElement => [
  'component-code',
  { external: ['items'], props: { items }, ...(repeated && { repeated }) },
]

it('marks constants that equal the constant of the same name above, in nested blocks too', () => {
  const nodes: ContentElement[] = [panel(['a']), ['steps', {}, panel(['a'])], panel(['b']), panel(['a'])]
  expect(markRepeatedConstants(nodes)).toEqual([
    panel(['a']),
    ['steps', {}, panel(['a'], ['items'])],
    panel(['b']),
    panel(['a']),
  ])
})
