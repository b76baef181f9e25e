import type { ContentNode } from '@frond/content/types'
import { describe, expect, it } from 'vitest'
import { findLaterNode } from './later-content.server'

const heading: ContentNode = ['h2', {}, 'Heading']
const paragraph: ContentNode = ['p', {}, 'word '.repeat(80)]
const preview: ContentNode = ['component-example', {}]

describe('the content below the first screen', () => {
  it('starts at a heading', () => {
    const nodes = [paragraph, heading, preview, preview, preview, preview, paragraph, heading, paragraph]
    expect(findLaterNode(nodes)).toBe(7)
  })

  it('starts after long code', () => {
    const code: ContentNode = ['pre', { code: 'line\n'.repeat(60) }]
    expect(findLaterNode([heading, code, heading, paragraph])).toBe(2)
  })

  it('is empty on a short page', () => {
    expect(findLaterNode([paragraph, heading, preview, heading, paragraph])).toBe(5)
  })
})
