import { describe, expect, it } from 'vitest'
import { closeLeafComponents } from './leaf-components.ts'

describe('closeLeafComponents', () => {
  it('closes a block without content on its own line', () => {
    const { markdown, problems } = closeLeafComponents('::example{name="a"}\n\n## Next\n\n::example{name="b"}\n')
    expect(markdown).toBe(':example{name="a"}\n\n## Next\n\n:example{name="b"}\n')
    expect(problems).toEqual([])
  })

  it('leaves blocks with content alone', () => {
    const source = '::note\n\nText\n\n::\n\n::card\n---\nicon: x\n---\n::\n'
    expect(closeLeafComponents(source)).toEqual({ markdown: source, problems: [] })
  })

  it('finds a block without content inside another', () => {
    expect(closeLeafComponents('::card\n\n:::example{name="a"}\n\n::').markdown).toBe(
      '::card\n\n:example{name="a"}\n\n::',
    )
  })

  it('reports a block with content that is never closed', () => {
    expect(closeLeafComponents('Text\n\n::note\nForgotten\n').problems).toEqual([
      { severity: 'error', line: 3, column: 1, message: '::note is never closed. Add a line :: after its content.' },
    ])
  })

  it('ignores code blocks', () => {
    const source = '```md\n::note\ntext\n```\n\n~~~\n::a\n~~~\n'
    expect(closeLeafComponents(source)).toEqual({ markdown: source, problems: [] })
  })
})
