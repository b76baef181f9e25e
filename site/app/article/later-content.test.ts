import type { ContentNode } from '@frond/content/types'
import { describe, expect, it } from 'vitest'
import { deferImages, findSplits } from './later-content.server'

const heading: ContentNode = ['h2', {}, 'Heading']
const paragraph: ContentNode = ['p', {}, 'word '.repeat(80)]
const preview: ContentNode = ['component-example', {}]

describe('the content below the first screen', () => {
  it('can start at each heading of the first screen', () => {
    const nodes = [paragraph, heading, preview, preview, heading, preview, preview, heading, paragraph]
    expect(findSplits(nodes)).toEqual([
      { node: 1, height: 144 },
      { node: 4, height: 864 },
      { node: 7, height: 1584 },
    ])
  })

  it('has a part for each further screen', () => {
    const code: ContentNode = ['pre', { code: 'line\n'.repeat(60) }]
    const nodes = [code, heading, paragraph, heading, code, heading, paragraph]
    expect(findSplits(nodes).map(({ node }) => node)).toEqual([1, 5])
  })

  it('starts after long code', () => {
    const code: ContentNode = ['pre', { code: 'line\n'.repeat(60) }]
    expect(findSplits([heading, code, heading, paragraph])).toEqual([{ node: 2, height: 1560 }])
  })

  it('never starts at the first node', () => {
    expect(findSplits([heading, preview, paragraph])).toEqual([])
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
