import type { ContentNode } from '@frond/content/types'
import { describe, expect, it } from 'vitest'
import { deferImages, findLaterNode } from './later-content.server'

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

  it('loads its images later', () => {
    const preload = '<link rel="preload" as="image" href="/a.svg"/>'
    const text = '<p>&lt;img src="/a.svg">, <b>loading=</b></p>'
    expect(deferImages(`${preload}<img src="/a.svg" alt=""/>${text}`)).toBe(
      `<img loading="lazy" src="/a.svg" alt=""/>${text}`,
    )
    const eager = '<img src="/a.svg" loading="eager"/>'
    expect(deferImages(eager)).toBe(eager)
  })
})
