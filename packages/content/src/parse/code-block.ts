/** The info string of a code fence: ```` ```ts [vite.config.ts] {1,3-5} diff collapse ````. */
export interface FenceInfo {
  language: string
  filename?: string
  highlights?: number[]
  diff: boolean
  collapse: boolean
  /** Words that are not a known option. */
  unknown: string[]
}

export function readFenceInfo(info: string): FenceInfo {
  const fence: FenceInfo = { language: 'text', diff: false, collapse: false, unknown: [] }
  let rest = info.trim()

  const language = /^[^\s[{]+/.exec(rest)?.[0]
  if (language !== undefined) {
    fence.language = language.toLowerCase()
    rest = rest.slice(language.length)
  }

  while ((rest = rest.trimStart()) !== '') {
    if (rest.startsWith('[')) {
      const end = findClosingBracket(rest)
      fence.filename = rest.slice(1, end)
      rest = rest.slice(end + 1)
    } else if (/^\{[\d\s,-]*\}/.test(rest)) {
      const end = rest.indexOf('}')
      fence.highlights = readLineNumbers(rest.slice(1, end))
      rest = rest.slice(end + 1)
    } else {
      const word = /^\S+/.exec(rest)![0]
      if (word === 'diff') fence.diff = true
      else if (word === 'collapse') fence.collapse = true
      else fence.unknown.push(word)
      rest = rest.slice(word.length)
    }
  }
  return fence
}

/** File names can contain brackets: `[app/[slug]/page.tsx]`. */
function findClosingBracket(text: string): number {
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '[') depth++
    else if (text[index] === ']' && --depth === 0) return index
  }
  return text.length
}

function readLineNumbers(text: string): number[] {
  const lines = new Set<number>()
  for (const part of text.split(',')) {
    const [first, last = first] = part.split('-').map((number) => Number.parseInt(number, 10))
    if (first === undefined || last === undefined || Number.isNaN(first) || Number.isNaN(last)) continue
    for (let line = first; line <= Math.min(last, first + 10_000); line++) lines.add(line)
  }
  return [...lines].toSorted((a, b) => a - b)
}

export interface DiffCode {
  /** All lines, markers removed. */
  code: string
  /** The code after the change, which the copy button copies. */
  result: string
  added: number[]
  removed: number[]
}

/** Removes the `+` and `-` markers from the lines. Unmarked lines may be indented by one column or not. */
export function readDiff(text: string): DiffCode {
  const lines = text.split('\n')
  const marks = lines.map((line) => /^[+-]/.exec(line)?.[0])
  const unmarked = lines.filter((line, index) => marks[index] === undefined && line.trim() !== '')

  // Either every line reserves a column for the marker, or only marked lines are indented by it.
  const hasMarkColumn = unmarked.every((line) => line.startsWith(' '))
  let code = lines.map((line, index) => {
    if (marks[index] !== undefined) return hasMarkColumn ? line.slice(1) : line.slice(1).replace(/^ /, '')
    return hasMarkColumn ? line.slice(1) : line
  })
  if (hasMarkColumn && code.every((line) => line.trim() === '' || line.startsWith(' '))) {
    code = code.map((line) => line.slice(1))
  }

  const added = marks.flatMap((mark, index) => (mark === '+' ? [index + 1] : []))
  const removed = marks.flatMap((mark, index) => (mark === '-' ? [index + 1] : []))
  return {
    code: code.join('\n'),
    result: code.filter((_, index) => marks[index] !== '-').join('\n'),
    added,
    removed,
  }
}
