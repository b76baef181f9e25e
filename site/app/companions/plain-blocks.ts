const callouts = new Set(['note', 'tip', 'warning', 'caution', 'callout'])

interface OpenBlock {
  readonly fence: string
  readonly isQuote: boolean
}

/**
 * Converts the blocks of the site to plain Markdown: callouts become quotes, cards and fields become a line with their
 * name, and layout blocks are removed. Inline components become text. Code is unchanged.
 */
export function writePlainBlocks(markdown: string): string {
  const open: OpenBlock[] = []
  const lines: string[] = []
  let code: string | undefined
  let isSettings = false

  const write = (line: string) => {
    const quotes = open.filter(({ isQuote }) => isQuote).length
    lines.push(quotes > 0 ? `${'> '.repeat(quotes)}${line}`.trimEnd() : line)
  }

  const source = markdown.split('\n')
  for (const [index, line] of source.entries()) {
    const [, fence] = /^\s*(`{3,}|~{3,})/.exec(line) ?? []
    if (code !== undefined || fence) {
      if (code === undefined) code = fence
      else if (fence?.startsWith(code) && line.trim() === fence) code = undefined
      write(line)
      continue
    }
    // The props of a block, between two lines of dashes after its first line.
    if (line.trim() === '---' && (isSettings || opening.test(source[index - 1] ?? ''))) {
      isSettings = !isSettings
      continue
    }
    if (isSettings) continue

    const [, colons, name, attributes = ''] = opening.exec(line) ?? []
    if (colons && name) {
      const title = writeTitle(name, attributes)
      open.push({ fence: colons, isQuote: callouts.has(name) })
      if (title) write(title)
      if (title) write('')
    } else if (open.length > 0 && line.trim() === open.at(-1)!.fence) open.pop()
    else if (open.length > 0 && slotName.test(line)) continue
    else write(writeInline(open.length > 0 ? line.replace(/^ {2,}(?=\S)(?![-*\d])/, '') : line))
  }
  return lines.join('\n').replace(/\n{3,}/g, '\n\n')
}

const opening = /^\s*(:{2,})([a-z][\w-]*)(?:\{(.*)\})?\s*$/

/** The start of a named section in a block, such as `#code`. A heading has a space after the `#`. */
const slotName = /^\s*#[a-z][\w-]*\s*$/

/** Inline code, or an inline component such as `:kbd{value="Tab"}` and `:badge[New]{color="info"}`. */
const inline = /(`+)[^`].*?\1|(?<![\w:]):([a-z][\w-]*)(?:\[([^\]]*)\])?(?:\{([^}]*)\})?(?<=[\]}])/g

/** Writes keys as code, other components as their text or name. */
function writeInline(line: string): string {
  return line.replace(inline, (match, code: string | undefined, name: string, text = '', attributes = '') => {
    if (code) return match
    const value = /\b(?:value|label|name)="([^"]*)"/.exec(attributes)?.[1]
    return name === 'kbd' ? `\`${value ?? text}\`` : text || (value ?? '')
  })
}

function writeTitle(name: string, text: string): string {
  const attributes = new Map([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!]))
  const title = attributes.get('title') ?? attributes.get('label') ?? attributes.get('name')
  const to = attributes.get('to')
  const type = attributes.get('type')
  if (title === undefined) return callouts.has(name) && name !== 'callout' ? `**${capitalise(name)}**` : ''
  return `**${to ? `[${title}](${to})` : title}**${type ? ` \`${type}\`` : ''}`
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
