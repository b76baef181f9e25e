/** Inline Markdown: emphasis, code, links and images. HTML stays text, apart from `<br>`. */

export type Inline =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'break' }
  | { type: 'strong' | 'em' | 'del'; children: Inline[] }
  | { type: 'link'; url: string | undefined; children: Inline[] }
  | { type: 'image'; url: string; alt: string }

/** A run of `*`, `_` or `~~` that may begin or end emphasis. */
interface Delimiter {
  type: 'delimiter'
  mark: '*' | '_' | '~'
  count: number
  canOpen: boolean
  canClose: boolean
  /** Whether it follows a letter or digit, as in `5*3`. Such a run is not completed while the text streams. */
  isInWord: boolean
}

type Token = Inline | Delimiter

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
}

const patterns = {
  escape: /\\([!-/:-@[-`{-~])/y,
  hardBreak: /(?: {2,}|\\)\n[ \t]*|<br ?\/?>/y,
  softBreak: /[ \t]*\n[ \t]*/y,
  code: /(`+)(?!`)([\s\S]*?[^`])\1(?!`)/y,
  openCode: /`+(?!`)([\s\S]*)$/y,
  link: /(!?)\[((?:\\.|\[(?:\\.|[^[\]\\])*\]|[^[\]\\])*)\]\(\s*(<[^<>\n]*>|(?:[^\s()\\]|\\.|\([^\s()]*\))*)(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/y,
  openLink: /(!?)\[((?:\\.|[^[\]\\])*)(?:\](?:\([^)\n]*)?)?$/y,
  autolink: /<((?:https?:\/\/|mailto:)[^\s<>]+)>/y,
  url: /https?:\/\/[^\s<>"'`*]*[^\s<>"'`*.,;:!?)\]}_~]/y,
  entity: /&(?:amp|lt|gt|quot|#39|nbsp);/y,
  delimiter: /\*+|_+|~~/y,
  text: /[^\\\n `[!<&*_~h]+|[\s\S]/y,
} as const

/** Parses inline Markdown. With `streaming`, what is open at the end is completed, and markers without content are left out. */
export function parseInline(source: string, streaming = false): Inline[] {
  return pairDelimiters(tokenize(source, streaming), streaming)
}

function tokenize(source: string, streaming: boolean): Token[] {
  const tokens: Token[] = []
  let at = 0
  let match: RegExpExecArray | null = null
  const read = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    match = pattern.exec(source)
    return match !== null
  }
  while (at < source.length) {
    const token = readToken(source, at, streaming, read, () => match!)
    const last = tokens.at(-1)
    if (token?.type === 'text' && last?.type === 'text') last.text += token.text
    else if (token) tokens.push(token)
    at += match![0].length
  }
  return tokens
}

type Read = (pattern: RegExp) => boolean

/** The token at a position, or undefined for text that is not shown. */
function readToken(
  source: string,
  at: number,
  streaming: boolean,
  read: Read,
  matched: () => RegExpExecArray,
): Token | undefined {
  if (read(patterns.hardBreak)) return { type: 'break' }
  if (read(patterns.escape)) return { type: 'text', text: matched()[1]! }
  if (read(patterns.softBreak)) return { type: 'text', text: '\n' }
  if (read(patterns.code)) return { type: 'code', text: trimCode(matched()[2]!) }
  if (streaming && read(patterns.openCode)) {
    const text = matched()[1]!
    return text.trim() === '' ? undefined : { type: 'code', text }
  }
  if (read(patterns.link)) return toLink(matched())
  if (streaming && read(patterns.openLink)) {
    const [, bang, label] = matched()
    // An image is shown when its address is complete.
    if (bang || !label) return undefined
    return { type: 'link', url: undefined, children: parseInline(label, true) }
  }
  if (read(patterns.autolink) || (!/\w/.test(source[at - 1] ?? '') && read(patterns.url))) {
    const url = matched()[1] ?? matched()[0]
    return { type: 'link', url, children: [{ type: 'text', text: url }] }
  }
  if (read(patterns.entity)) return { type: 'text', text: entities[matched()[0]]! }
  if (read(patterns.delimiter)) return toDelimiter(matched()[0], source, at)
  read(patterns.text)
  return { type: 'text', text: matched()[0] }
}

function trimCode(text: string): string {
  const line = text.replaceAll('\n', ' ')
  return /^ .*\S.* $/.test(line) ? line.slice(1, -1) : line
}

function toLink([, bang, label, address]: RegExpExecArray): Inline {
  const url = address!.replace(/^<|>$/g, '').replace(/\\([!-/:-@[-`{-~])/g, '$1')
  if (bang) return { type: 'image', url, alt: label! }
  return { type: 'link', url, children: parseInline(label!) }
}

const isSpace = (character: string) => /^\s?$/.test(character)
const isPunctuation = (character: string) => /[\p{P}\p{S}]/u.test(character)

/** Whether a run can begin or end emphasis depends on its neighbors, see "left-flanking" in the CommonMark specification. */
function toDelimiter(run: string, source: string, at: number): Delimiter {
  const before = source[at - 1] ?? ''
  const after = source[at + run.length] ?? ''
  const opens = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
  const closes = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
  const mark = run[0] as Delimiter['mark']
  const isUnderscore = mark === '_'
  return {
    type: 'delimiter',
    mark,
    count: run.length,
    canOpen: opens && (!isUnderscore || !closes || isPunctuation(before)),
    canClose: closes && (!isUnderscore || !opens || isPunctuation(after)),
    isInWord: /[\p{L}\p{N}]/u.test(before),
  }
}

/** Turns pairs of runs into emphasis, from the inside out. Runs without a partner become text. */
function pairDelimiters(tokens: Token[], streaming: boolean): Inline[] {
  if (streaming) dropPartialEnd(tokens)
  for (let close = 0; close < tokens.length; close += 1) {
    const closer = tokens[close]!
    if (closer.type !== 'delimiter' || !closer.canClose) continue
    const open = findOpener(tokens, close, closer)
    if (open < 0) continue
    const opener = tokens[open] as Delimiter
    const used = closer.mark === '~' || (opener.count >= 2 && closer.count >= 2) ? 2 : 1
    const children = toInlines(tokens.slice(open + 1, close))
    opener.count -= used
    closer.count -= used
    tokens.splice(open + 1, close - open - 1, toEmphasis(closer.mark, used, children))
    if (closer.count === 0) tokens.splice(open + 2, 1)
    if (opener.count === 0) tokens.splice(open, 1)
    // The loop continues after the emphasis: with the rest of the closing run, or with what follows it.
    close = open + (opener.count > 0 ? 1 : 0)
  }
  if (streaming) completeEnd(tokens)
  return toInlines(tokens)
}

function findOpener(tokens: readonly Token[], close: number, closer: Delimiter): number {
  for (let at = close - 1; at >= 0; at -= 1) {
    const token = tokens[at]!
    if (token.type === 'delimiter' && token.mark === closer.mark && token.canOpen) {
      // The "rule of three" of CommonMark: `*a**b*` is not emphasis around `a**b`.
      const isAmbiguous = (token.canClose || closer.canOpen) && (token.count + closer.count) % 3 === 0
      if (!isAmbiguous || (token.count % 3 === 0 && closer.count % 3 === 0)) return at
    }
  }
  return -1
}

/** Removes a run at the end that is shorter than the run it closes. In `**bold*`, the second `*` has not arrived yet. */
function dropPartialEnd(tokens: Token[]): void {
  const last = tokens.at(-1)
  if (last?.type !== 'delimiter') return
  const opener = tokens.findLast(
    (token): token is Delimiter =>
      token !== last && token.type === 'delimiter' && token.mark === last.mark && token.canOpen,
  )
  if (opener && opener.count > last.count) tokens.pop()
}

/** Closes the emphasis that is open at the end, and removes a run at the very end, which may be the beginning of a marker. */
function completeEnd(tokens: Token[]): void {
  if (tokens.at(-1)?.type === 'delimiter') tokens.pop()
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at]!
    if (token.type !== 'delimiter' || !token.canOpen || token.isInWord) continue
    let inner: Inline[] = toInlines(tokens.splice(at + 1))
    for (let left = token.count; left > 0; left -= 2) inner = [toEmphasis(token.mark, left >= 2 ? 2 : 1, inner)]
    tokens.splice(at, 1, ...inner)
  }
}

function toEmphasis(mark: Delimiter['mark'], used: number, children: Inline[]): Inline {
  return { type: mark === '~' ? 'del' : used === 2 ? 'strong' : 'em', children }
}

function toInlines(tokens: readonly Token[]): Inline[] {
  return tokens.map((token) =>
    token.type === 'delimiter' ? { type: 'text', text: token.mark.repeat(token.count) } : token,
  )
}
