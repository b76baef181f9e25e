import { describe, expect, it } from 'vitest'
import { createHighlighter } from '../highlight/highlight.ts'
import { parseMarkdown } from '../parse/markdown.ts'
import { toSearchSections, type SearchSectionsOptions } from './search-sections.ts'

const highlighter = createHighlighter()

function sections(markdown: string, options?: SearchSectionsOptions) {
  const { body } = parseMarkdown(markdown, highlighter)
  return toSearchSections({ path: '/docs/card', title: 'Card', description: 'A box.', body }, options)
}

describe('toSearchSections', () => {
  it('returns the page, then each heading with the headings above it', () => {
    const markdown =
      'Intro.\n\n## Usage\n\nA.\n\n### Sizes\n\nB.\n\n#### Small\n\nC.\n\n### Colours\n\nD.\n\n## API\n\nE.\n'
    expect(sections(markdown)).toEqual([
      { id: '/docs/card', title: 'Card', titles: [], content: 'A box. Intro.', level: 1 },
      { id: '/docs/card#usage', title: 'Usage', titles: ['Card'], content: 'A.', level: 2 },
      { id: '/docs/card#sizes', title: 'Sizes', titles: ['Card', 'Usage'], content: 'B.', level: 3 },
      { id: '/docs/card#small', title: 'Small', titles: ['Card', 'Usage', 'Sizes'], content: 'C.', level: 4 },
      { id: '/docs/card#colours', title: 'Colours', titles: ['Card', 'Usage'], content: 'D.', level: 3 },
      { id: '/docs/card#api', title: 'API', titles: ['Card'], content: 'E.', level: 2 },
    ])
  })

  it('omits heading levels that a page skips', () => {
    expect(sections('#### Deep\n\nA.\n\n## Up\n').map(({ id, titles, level }) => [id, titles, level])).toEqual([
      ['/docs/card', [], 1],
      ['/docs/card#deep', ['Card'], 4],
      ['/docs/card#up', ['Card'], 2],
    ])
  })

  it('keeps words whole and separates the text of two blocks', () => {
    const markdown = '## A\n\nb**o**ld `code`\n\n- one\n- two\n\n| x | y |\n|---|---|\n| 1 | 2 |\n'
    expect(sections(markdown)[1]!.content).toBe('bold code one two x y 1 2')
  })

  it('includes code by default', () => {
    const markdown = '## A\n\n```tsx\nconst a = <B c="d" />\n```\n\nText.\n'
    expect(sections(markdown)[1]!.content).toBe('const a = <B c="d" /> Text.')
    expect(sections(markdown, { ignoredTags: ['pre'] })[1]!.content).toBe('Text.')
  })

  it('includes the content of components and their visible props', () => {
    const markdown =
      '## A\n\n::card{title="Hello" icon="i-lucide-x"}\nInside.\n\n#footer\nBelow.\n::\n\nAfter :badge{label="New"}.\n'
    expect(sections(markdown)[1]!.content).toBe('Hello Inside. Below. After New .')
  })

  it('keeps the names of keyboard keys', () => {
    expect(sections('## A\n\nPress :kbd{value="Shift"} :kbd{value="F8"} here.\n')[1]!.content).toBe(
      'Press Shift F8 here.',
    )
  })

  it('returns the text of a heading without its badges', () => {
    expect(sections('## Sizes :badge[New]\n')[1]).toMatchObject({ id: '/docs/card#sizes', title: 'Sizes' })
  })
})
