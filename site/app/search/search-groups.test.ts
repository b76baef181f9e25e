import { describe, expect, it } from 'vitest'
import { excerptOf, RESULT_LIMIT, toGroups } from './search-groups.ts'
import type { SearchHit } from './search-index.ts'

const sections = [
  { title: 'Guide', path: '/docs/getting-started' },
  { title: 'Components', path: '/docs/components' },
]
const hit = (id: string, section: number) => ({ id, title: id, trail: '', content: '', level: 1, section })

describe('toGroups', () => {
  const labelsOf = (hits: SearchHit[], term: string) =>
    toGroups(hits, sections, term).map(({ label, items }) => [label, items!.map(({ to }) => to)])

  it('keeps the order of the hits within each section', () => {
    expect(labelsOf([hit('/b', 1), hit('/a', 0), hit('/c', 1)], '')).toEqual([
      ['Components', ['/b', '/c']],
      ['Guide', ['/a']],
    ])
  })

  it('shows the best matches before all sections if they are not in the same one', () => {
    expect(labelsOf([hit('/b', 1), hit('/c', 1), hit('/a', 0), hit('/d', 1)], 'x')).toEqual([
      ['Best matches', ['/b', '/c', '/a']],
      ['Components', ['/d']],
    ])
    expect(labelsOf([hit('/b', 1), hit('/c', 1), hit('/d', 1), hit('/a', 0)], 'x')).toEqual([
      ['Components', ['/b', '/c', '/d']],
      ['Guide', ['/a']],
    ])
  })

  it('stops at the limit', () => {
    const many = Array.from({ length: 200 }, (_, place) => hit(`/${place}`, place % 2))
    expect(toGroups(many, sections, 'x').flatMap(({ items }) => items!)).toHaveLength(RESULT_LIMIT)
  })

  it('adds the headings above each hit', () => {
    const [group] = toGroups([{ ...hit('/a#b', 0), trail: 'A › Usage', level: 3 }], sections, 'x')
    expect(group!.items![0]).toMatchObject({ prefix: 'A › Usage ›', to: '/a#b', icon: 'lucide:hash' })
  })

  it('shows the text around the match, or the start of the text if the title matches', () => {
    const content = `It begins here. ${'And goes on. '.repeat(20)}At last a button is pressed.`
    const descriptionOf = (title: string) =>
      toGroups([{ ...hit('/a', 0), title, content }], sections, 'Button')[0]!.items![0]!.description
    expect(descriptionOf('Menu')).toMatch(/^… .*a button is pressed\.$/)
    expect(descriptionOf('ColorModeButton')).toMatch(/^It begins here\./)
  })
})

describe('excerptOf', () => {
  const text = `${'word '.repeat(40)}needle ${'word '.repeat(40)}`.trim()

  it('starts near the match', () => {
    expect(excerptOf(text, ['needle'])).toMatch(/^… (?:word ){4,6}needle/)
  })

  it('starts near a word that begins with the term, not near a word that contains it', () => {
    const inside = `${'pineedles '.repeat(30)}needle at the end`
    expect(excerptOf(inside, ['needle'])).toMatch(/needle at the end$/)
  })

  it('is the whole text if that is short, else at most one line', () => {
    expect(excerptOf('Short.', ['needle'])).toBe('Short.')
    expect(excerptOf('', ['needle'])).toBe('')
    for (const words of [['needle'], ['nothing', 'word'], []])
      expect(excerptOf(text, words)).toSatisfy((excerpt: string) => excerpt.length < 130 && excerpt.endsWith(' …'))
    expect(excerptOf('x'.repeat(500), ['x'])).not.toBe('')
  })
})
