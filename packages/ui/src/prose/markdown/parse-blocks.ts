/**
 * The blocks of a Markdown text: the subset of CommonMark and GFM that models write. HTML is not parsed, so it stays text.
 * Headings that are underlined with `---` are not supported, because a paragraph would become a heading while it streams.
 */

export type Align = 'left' | 'center' | 'right' | undefined

export interface ListItem {
  /** Markdown inside the item, without its marker and indentation. */
  text: string
  /** Whether the task is done, for items that begin with `[ ]` or `[x]`. */
  task?: boolean
}

export type Block =
  | { type: 'paragraph'; text: string }
  | { type: 'heading'; level: number; text: string }
  | { type: 'code'; language: string; code: string }
  | { type: 'quote'; text: string }
  | { type: 'list'; ordered: boolean; start: number; tight: boolean; items: ListItem[] }
  | { type: 'table'; align: Align[]; head: string[]; rows: string[][] }
  | { type: 'rule' }

const fence = /^ {0,3}(`{3,}|~{3,})\s*([^`\s]*)[^`]*$/
const heading = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))??(?:[ \t]+#+)?[ \t]*$/
const rule = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/
const quote = /^ {0,3}>/
const listMarker = /^( {0,3})([-*+]|\d{1,9}[.)])(?:([ \t]+)(.*)|$)/
const delimiterRow = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/
const blank = /^\s*$/

/** Splits a text into the sources of its top-level blocks. The source of a finished block never changes while text is appended. */
export function splitBlocks(text: string): string[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const blocks: string[] = []
  let at = 0
  while (at < lines.length) {
    if (blank.test(lines[at]!)) {
      at += 1
      continue
    }
    const end = endOfBlock(lines, at)
    blocks.push(lines.slice(at, end).join('\n').trimEnd())
    at = end
  }
  return blocks
}

/** Index of the line after the block that begins at a line. */
function endOfBlock(lines: readonly string[], start: number): number {
  const first = lines[start]!
  const opening = fence.exec(first)
  if (opening) return endOfFence(lines, start, opening[1]!)
  if (heading.test(first) || rule.test(first)) return start + 1
  if (listMarker.test(first)) return endOfList(lines, start)
  if (quote.test(first))
    return endWhere(lines, start, (line) => blank.test(line) || (startsBlock(line) && !quote.test(line)))
  if (isTable(first, lines[start + 1]))
    return endWhere(lines, start + 1, (line) => blank.test(line) || startsBlock(line))
  return endWhere(
    lines,
    start,
    (line, index) => blank.test(line) || startsBlock(line) || isTable(line, lines[index + 1]),
  )
}

function endWhere(lines: readonly string[], start: number, ends: (line: string, index: number) => boolean): number {
  let at = start + 1
  while (at < lines.length && !ends(lines[at]!, at)) at += 1
  return at
}

function endOfFence(lines: readonly string[], start: number, marker: string): number {
  const closing = new RegExp(`^ {0,3}${marker[0]}{${marker.length},}[ \\t]*$`)
  const end = endWhere(lines, start, (line) => closing.test(line))
  return Math.min(end + 1, lines.length)
}

/** A blank line does not end a list if the next line is indented or is an item of the same list type. */
function endOfList(lines: readonly string[], start: number): number {
  const isOrdered = (line: string) => /^\s*\d/.test(line)
  const kind = isOrdered(lines[start]!)
  let at = start + 1
  while (at < lines.length) {
    const line = lines[at]!
    const wasBlank = blank.test(lines[at - 1]!)
    const isItem = listMarker.test(line) && !rule.test(line)
    if (isItem && !isNested(line) && isOrdered(line) !== kind) break
    if (!isItem && !blank.test(line) && !isNested(line) && (wasBlank || startsBlock(line))) break
    at += 1
  }
  while (blank.test(lines[at - 1]!)) at -= 1
  return at
}

/** Whether a line belongs to the list item above it. Models indent by two spaces, also below numbered items. */
function isNested(line: string): boolean {
  return /^(?: {2,}|\t)/.test(line)
}

/** Whether a line ends a paragraph because it begins another kind of block. */
function startsBlock(line: string): boolean {
  return (
    fence.test(line) ||
    heading.test(line) ||
    rule.test(line) ||
    quote.test(line) ||
    // As in CommonMark, only a list that starts with 1 can interrupt a paragraph, so that years at a line start stay text.
    /^ {0,3}(?:[-*+]|1[.)])[ \t]+\S/.test(line)
  )
}

function isTable(head: string, next: string | undefined): boolean {
  return head.includes('|') && next !== undefined && next.includes('-') && delimiterRow.test(next)
    ? cellsOf(head).length === cellsOf(next).length
    : false
}

/** Parses the source of one block. */
export function parseBlock(source: string): Block {
  const lines = source.split('\n')
  const first = lines[0]!
  const opening = fence.exec(first)
  if (opening) return parseFence(lines, opening[1]!, opening[2]!)
  const title = heading.exec(first)
  if (title) return { type: 'heading', level: title[1]!.length, text: title[2] ?? '' }
  if (rule.test(first)) return { type: 'rule' }
  if (listMarker.test(first)) return parseList(lines)
  if (quote.test(first)) return { type: 'quote', text: lines.map((line) => line.replace(/^ {0,3}> ?/, '')).join('\n') }
  if (isTable(first, lines[1])) return parseTable(lines)
  return { type: 'paragraph', text: lines.map((line) => line.trimStart()).join('\n') }
}

function parseFence(lines: readonly string[], marker: string, language: string): Block {
  const closing = new RegExp(`^ {0,3}${marker[0]}{${marker.length},}[ \\t]*$`)
  const isClosed = lines.length > 1 && closing.test(lines.at(-1)!)
  return { type: 'code', language, code: lines.slice(1, isClosed ? -1 : undefined).join('\n') }
}

function parseList(lines: readonly string[]): Block {
  const items: string[][] = []
  let tight = true
  for (const [index, line] of lines.entries()) {
    const marker = rule.test(line) ? null : listMarker.exec(line)
    if (marker && (items.length === 0 || !isNested(line))) {
      if (index > 0 && blank.test(lines[index - 1]!)) tight = false
      items.push([marker[4] ?? ''])
    } else {
      items.at(-1)!.push(line)
    }
  }
  const number = /^\s*(\d+)/.exec(lines[0]!)?.[1]
  return {
    type: 'list',
    ordered: number !== undefined,
    start: Number(number ?? 1),
    tight,
    items: items.map((item) => toItem(outdent(item))),
  }
}

/** The text of an item without the indentation of its first nested line, at most that of a numbered item. */
function outdent([first, ...nested]: readonly string[]): string {
  const indentOf = (line: string) => line.length - line.trimStart().length
  const indent = Math.min(
    4,
    ...nested
      .filter((line) => !blank.test(line))
      .slice(0, 1)
      .map(indentOf),
  )
  return [first, ...nested.map((line) => line.slice(Math.min(indent, indentOf(line))))].join('\n').trimEnd()
}

function toItem(text: string): ListItem {
  const task = /^\[([ xX])\](?:[ \t]+|$)/.exec(text)
  return task ? { text: text.slice(task[0].length), task: task[1] !== ' ' } : { text }
}

function parseTable(lines: readonly string[]): Block {
  const [head, delimiters, ...rows] = lines.map(cellsOf)
  const align = delimiters!.map((cell): Align => {
    const start = cell.startsWith(':')
    const end = cell.endsWith(':')
    return start && end ? 'center' : end ? 'right' : start ? 'left' : undefined
  })
  // As in GFM, all rows have as many cells as the head.
  return { type: 'table', align, head: head!, rows: rows.map((row) => head!.map((_, index) => row[index] ?? '')) }
}

/** The cells of a row. A pipe that is escaped does not end a cell. */
function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
}

/** The beginning of a line that may become a marker with the next characters, such as `-`, `#`, `1.` or two backticks. */
const unfinishedMarker = /^\s*(?:[-*+]|\d{1,9}[.)]?|#{1,6}|>|`{1,2}|~{1,2}|[-*+]\s+\[[ xX]?\]?|(?:[-*_]\s*){1,2})\s*$/
const unfinishedDelimiters = /^[\s|:-]*$/

/**
 * Removes an end that would be shown differently once more text has arrived: the beginning of a marker, and the head of a table
 * without its delimiter row. Without this, the text would flicker while it streams.
 */
export function holdBackEnd(text: string): string {
  const lines = text.split('\n')
  const last = lines.length - 1
  if (isInFence(lines)) return unfinishedFenceEnd.test(lines[last]!) ? lines.slice(0, -1).join('\n') : text
  if (unfinishedMarker.test(lines[last]!)) return lines.slice(0, -1).join('\n')
  const head = lines[last - 1]
  const isHead = (line: string | undefined, before: string | undefined) =>
    line !== undefined && /^\s*\|/.test(line) && (before === undefined || !/^\s*\|/.test(before))
  if (isHead(lines[last], head)) return lines.slice(0, -1).join('\n')
  if (isHead(head, lines[last - 2]) && unfinishedDelimiters.test(lines[last]!) && !isTable(head!, lines[last]))
    return lines.slice(0, -2).join('\n')
  return text
}

const unfinishedFenceEnd = /^ {0,3}(?:`+|~+)$/

function isInFence(lines: readonly string[]): boolean {
  let at = 0
  while (at < lines.length) {
    const opening = fence.exec(lines[at]!)
    if (!opening) {
      at += 1
      continue
    }
    const end = endOfFence(lines, at, opening[1]!)
    if (end === lines.length) {
      const closing = new RegExp(`^ {0,3}${opening[1]![0]}{${opening[1]!.length},}[ \\t]*$`)
      return end - 1 === at || !closing.test(lines[end - 1]!)
    }
    at = end
  }
  return false
}
