export type ChangeBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/** Splits the text of a change file into paragraphs and lists. The caller removes code blocks first. */
export function toChangeBlocks(text: string): ChangeBlock[] {
  return text
    .split(/\n{2,}|\n(?=- )/)
    .map((block) => block.trim())
    .filter(Boolean)
    .reduce<ChangeBlock[]>((blocks, block) => {
      const last = blocks.at(-1)
      const words = block.replace(/\s*\n\s*/g, ' ')
      if (!words.startsWith('- ')) blocks.push({ kind: 'paragraph', text: words })
      else if (last?.kind === 'list') last.items.push(words.slice(2))
      else blocks.push({ kind: 'list', items: [words.slice(2)] })
      return blocks
    }, [])
}
