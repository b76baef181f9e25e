import type { Problem } from './problems.ts'

interface OpenBlock {
  line: number
  colons: number
  name: string
}

/**
 * `::name{props}` alone between blank lines is a block without content and needs no closing `::`. The Markdown parser
 * would treat the rest of the page as its content, so this function rewrites the line to the short form `:name{props}`.
 * Line numbers do not change.
 *
 * A block with content that is never closed is an error, because its end is unknown.
 */
export function closeLeafComponents(markdown: string): { markdown: string; problems: Problem[] } {
  const lines = markdown.split('\n')
  const problems: Problem[] = []
  const open: OpenBlock[] = []
  let codeFence: string | undefined

  function closeAsLeaf({ line, colons, name }: OpenBlock): void {
    if ((lines[line + 1] ?? '').trim() === '') {
      lines[line] = lines[line]!.replace(/:{2,}/, ':')
      return
    }
    const close = ':'.repeat(colons)
    const message = `${close}${name} is never closed. Add a line ${close} after its content.`
    problems.push({ severity: 'error', line: line + 1, column: 1, message })
  }

  lines.forEach((text, line) => {
    const fence = /^[ \t]*(?:[-*+>][ \t]+)*(`{3,}|~{3,})(.*)$/.exec(text)
    if (codeFence !== undefined) {
      const closes = fence && fence[1]!.startsWith(codeFence) && fence[2]!.trim() === ''
      if (closes) codeFence = undefined
      return
    }
    if (fence && !(fence[1]!.startsWith('`') && fence[2]!.includes('`'))) {
      codeFence = fence[1]!
      return
    }

    const block = /^[ \t]*(:{2,})(?:([A-Za-z][\w-]*)(?:[[{].*)?)?[ \t]*$/.exec(text)
    if (!block) return
    const colons = block[1]!.length
    const name = block[2]
    if (name !== undefined) {
      open.push({ line, colons, name })
      return
    }
    const opener = open.findLastIndex((candidate) => candidate.colons === colons)
    if (opener === -1) return
    for (const leaf of open.splice(opener).slice(1)) closeAsLeaf(leaf)
  })
  for (const leaf of open) closeAsLeaf(leaf)

  return { markdown: lines.join('\n'), problems }
}
