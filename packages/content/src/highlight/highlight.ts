import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { createHighlighterCoreSync, type HighlighterCore } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { joinText } from './join-text.ts'
import { CACHE_FOLDER, openCache, type ContentCache } from '../store/cache.ts'
import type { ContentElement, ContentNode } from '../types.ts'
import { findLanguage } from './languages.ts'
import { findRole, markerTheme } from './theme.ts'

export { isKnownLanguage, languageNames } from './languages.ts'
export { highlightStyles } from './theme.ts'

export interface HighlightOptions {
  /** Lines with the class `highlighted`, counted from 1. */
  highlights?: readonly number[]
  /** Lines with the class `added`, counted from 1. */
  added?: readonly number[]
  /** Lines with the class `removed`, counted from 1. */
  removed?: readonly number[]
}

export interface Highlighter {
  /**
   * Code as `['code', { class: 'language-tsx' }, ...lines]`, each line a `['span', { class: 'line' }, ...]`, with line
   * ends as text between them. An unknown language gives the same lines without highlighting.
   */
  highlight(code: string, language: string, options?: HighlightOptions): ContentElement
  /** Inline code: the same highlighting without lines. */
  highlightInline(code: string, language: string): ContentElement
  /** A TypeScript type on its own, such as `'sm' | 'md'` in a props table. */
  highlightType(type: string): ContentElement
}

export function createHighlighter({ cache }: { cache?: ContentCache } = {}): Highlighter {
  function colour(code: string, language: string, context = ''): ContentNode[][] {
    if (findLanguage(language) === undefined) return toLines(code).map((line) => (line === '' ? [] : [line]))
    if (!cache) return tokenize(code, language, context)

    const key = createHash('sha256').update(`${language}\0${context}\0${code}`).digest('hex')
    return cache.readHighlight(key) ?? cache.writeHighlight(key, tokenize(code, language, context))
  }

  function inline(code: string, language: string, context?: string): ContentElement {
    const lines = colour(code, language, context)
    return [
      'code',
      toLanguageClass(language),
      ...joinText(lines.flatMap((line, index): ContentNode[] => (index === 0 ? line : ['\n', ...line]))),
    ]
  }

  return {
    highlight(code, language, options = {}) {
      const children = colour(code, language).flatMap((line, index): ContentNode[] => {
        const element: ContentElement = ['span', { class: toLineClass(index + 1, options) }, ...line]
        return index === 0 ? [element] : ['\n', element]
      })
      return ['code', toLanguageClass(language), ...children]
    },
    highlightInline: (code, language) => inline(code, language),
    // Without context `{ a: string }` would be parsed as a block, and a union of strings as an expression.
    highlightType: (type) => inline(type, 'ts', 'type T ='),
  }
}

let shared: Highlighter | undefined

/** The highlighter of the functions below. It caches in `node_modules/.cache` of the current folder. */
function getShared(): Highlighter {
  shared ??= createHighlighter({ cache: openCache(resolve(CACHE_FOLDER)) })
  return shared
}

export const highlight: Highlighter['highlight'] = (code, language, options) =>
  getShared().highlight(code, language, options)

export const highlightInline: Highlighter['highlightInline'] = (code, language) =>
  getShared().highlightInline(code, language)

export const highlightType: Highlighter['highlightType'] = (type) => getShared().highlightType(type)

/**
 * Compiles the TSX grammar. The development server calls this while idle, so that the first edit of an example does not
 * wait for it. Code that is in the cache does not compile the grammar.
 */
export function warmHighlighter(): void {
  const sample = `import { A } from 'a'
export function B<T>({ c = 1 }: D<T>): E { return <A f="g" h={() => i(\`j\${c}\`)}>k</A> } // l`
  tokenize(sample, 'tsx', '')
  tokenize(sample, 'ts', '')
}

let engine: HighlighterCore | undefined

function tokenize(code: string, language: string, context: string): ContentNode[][] {
  const { grammar, load } = findLanguage(language)!
  engine ??= createHighlighterCoreSync({ themes: [markerTheme], langs: [], engine: createJavaScriptRegexEngine() })
  if (!engine.getLoadedLanguages().includes(grammar)) engine.loadLanguageSync(load)

  const lines = engine.codeToTokensBase(toLines(code).join('\n'), {
    lang: grammar,
    theme: markerTheme.name!,
    // Shiki stops highlighting a line after 500 ms by default. A busy machine exceeds that.
    tokenizeTimeLimit: 0,
    ...(context === '' ? {} : { grammarContextCode: context }),
  })

  return lines.map((line) => {
    const nodes: ContentNode[] = []
    let text = ''
    let role = ''

    const flush = () => {
      if (text !== '') nodes.push(role === '' ? text : ['span', { class: `hl-${role}` }, text])
    }
    for (const token of line) {
      // White space takes the role of the token before it, so that adjacent tokens of one color become one element.
      const tokenRole = token.content.trim() === '' ? role : (findRole(token.color) ?? '')
      if (tokenRole !== role) {
        flush()
        text = ''
        role = tokenRole
      }
      text += token.content
    }
    flush()
    return nodes
  })
}

function toLines(code: string): string[] {
  return code.split(/\r\n|\r|\n/)
}

function toLanguageClass(language: string): { class: string } {
  return { class: `language-${/^[\w-]+$/.test(language) ? language : 'text'}` }
}

function toLineClass(line: number, { highlights, added, removed }: HighlightOptions): string {
  const classes = ['line']
  if (highlights?.includes(line)) classes.push('highlighted')
  if (added?.includes(line)) classes.push('added')
  if (removed?.includes(line)) classes.push('removed')
  return classes.join(' ')
}
