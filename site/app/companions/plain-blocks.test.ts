import { describe, expect, it } from 'vitest'
import { writePlainBlocks } from './plain-blocks.ts'

describe('writePlainBlocks', () => {
  it('converts callouts to quotations', () => {
    expect(writePlainBlocks('Before\n\n::note\nMind the *gap*.\n\nTwice.\n::\n\nAfter')).toBe(
      'Before\n\n> **Note**\n>\n> Mind the *gap*.\n>\n> Twice.\n\nAfter',
    )
    expect(writePlainBlocks('::callout{icon="lucide:x" to="/docs"}\nText\n::')).toBe('> Text')
  })

  it('writes the names of cards and fields, and removes layout blocks', () => {
    const text =
      '::card-group\n  :::card{title="Icons" icon="lucide:star" to="/docs/icons"}\n  All of them.\n  :::\n::\n\n::field{name="light" type="string"}\nHow much.\n::'
    expect(writePlainBlocks(text)).toBe('**[Icons](/docs/icons)**\n\nAll of them.\n\n**light** `string`\n\nHow much.')
  })

  it('removes the settings of a block, and keeps blank lines between paragraphs', () => {
    expect(writePlainBlocks('::steps\n---\nlevel: 4\n---\n#### One\n::\n\n---\n\nEnd')).toBe('#### One\n\n---\n\nEnd')
  })

  it('writes the labels of sections, and removes the names of slots', () => {
    const text =
      ':::tabs\n::tabs-item{label="Vite"}\nThe plugin.\n::\n:::\n\n::code-preview\nResult\n\n#code\nSource\n::'
    expect(writePlainBlocks(text)).toBe('**Vite**\n\nThe plugin.\n\nResult\n\nSource')
  })

  it('converts inline components to text, but not in inline code', () => {
    expect(writePlainBlocks('| :kbd{value="Shift"} + :kbd[Tab] | Back :badge[New]{color="info"} |')).toBe(
      '| `Shift` + `Tab` | Back New |',
    )
    expect(writePlainBlocks('Write `:kbd{value="K"}` at 10:30 (:icon{name="lucide:save"}).')).toBe(
      'Write `:kbd{value="K"}` at 10:30 (lucide:save).',
    )
  })

  it('does not change code', () => {
    const code = '````md\n::note\n```ts\n::\n```\n::\n````'
    expect(writePlainBlocks(`::code-group\n${code}\n::`)).toBe(code)
  })
})
