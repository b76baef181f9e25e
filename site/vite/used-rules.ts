/** A rule or at-rule with a body, or a statement such as `@layer a, b;`. */
interface Block {
  prelude: string
  body?: string
}

const groups = /^@(?:layer|media|supports|container)\b/

/**
 * A stylesheet without the rules of the library's classes that a page does not have, and without what it or the
 * stylesheets before it have declared. For pages that stay as the server made them until something on them is touched, which
 * then brings its whole stylesheet.
 */
export function keepUsedRules(css: string, html: string, before = ''): string {
  const used = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)))
  const declared = new Set(before.match(/@property [^{}]+\{[^{}]*\}/g))
  return filter(css, used, declared)
}

function filter(css: string, used: ReadonlySet<string>, declared: Set<string>): string {
  return readBlocks(css)
    .map(({ prelude, body }) => {
      if (body !== undefined && groups.test(prelude)) {
        const kept = filter(body, used, prelude.startsWith('@layer') ? declared : new Set())
        return kept && `${prelude}{${kept}}`
      }
      if (prelude.startsWith('@')) {
        const text = body === undefined ? `${prelude};` : `${prelude}{${body}}`
        if (declared.has(text)) return ''
        declared.add(text)
        return text
      }
      const selectors = splitSelectors(prelude).filter((selector) =>
        findOwnClasses(selector).every((name) => used.has(name)),
      )
      return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : ''
    })
    .join('')
}

function readBlocks(css: string): Block[] {
  const blocks: Block[] = []
  let start = 0
  let open = 0
  let depth = 0
  for (let at = 0; at < css.length; at += 1) {
    const character = css[at]
    if (character === '\\') at += 1
    else if (character === '"' || character === "'") at = css.indexOf(character, at + 1)
    else if (character === '/' && css[at + 1] === '*') {
      at = css.indexOf('*/', at) + 1
      if (depth === 0) start = at + 1
    } else if (character === '{') {
      if (depth === 0) open = at
      depth += 1
    } else if (character === '}') {
      depth -= 1
      if (depth > 0) continue
      blocks.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, at) })
      start = at + 1
    } else if (character === ';' && depth === 0) {
      blocks.push({ prelude: css.slice(start, at).trim() })
      start = at + 1
    }
  }
  return blocks
}

/** Splits a selector list at its top-level commas. */
function splitSelectors(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [text] of list.matchAll(/\\.|[^]/g)) {
    if (text === '(' || text === '[') depth += 1
    if (text === ')' || text === ']') depth -= 1
    if (text === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += text
  }
  return parts
}

/** The library classes that an element must have to match. Classes in `:not()`, `:is()` and so on are ignored. */
function findOwnClasses(selector: string): string[] {
  let plain = selector
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '')
  return [...plain.matchAll(/\.(fr-[\w-]+)/g)].map(([, name]) => name!)
}
