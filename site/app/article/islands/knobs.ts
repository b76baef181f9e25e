/** Types of the knob panel, and the code generator for its current values. */

export type KnobValue = string | number | boolean

export interface Knob {
  /** A prop, or a field of a prop, such as `content.side`. */
  readonly name: string
  readonly kind: 'select' | 'boolean' | 'number' | 'text'
  /** Options of a select. */
  readonly values?: readonly string[]
  /** The default of the component. The generated code omits props with this value. */
  readonly default?: KnobValue
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export interface CodeOptions {
  readonly component: string
  readonly values: Readonly<Record<string, Json | undefined>>
  readonly defaults: Readonly<Record<string, Json | undefined>>
  /** Props written as a constant above the element. */
  readonly external: readonly string[]
  /** Constants that the page shows further up. The code refers to them. */
  readonly repeated?: readonly string[]
  /** Text between the tags. */
  readonly children?: string
  /** Source of an example that the props are inserted into. Without it, the code is a single element. */
  readonly source?: string
}

const LINE_WIDTH = 76

/** Whether a component works only inside an Editor. */
export function needsEditor(component: string): boolean {
  return /^Editor(?:\w+Menu|DragHandle)$/.test(component)
}

/** Returns the import and the JSX of an element with these props. Props that equal their default are omitted. */
export function writeCode(options: CodeOptions): string {
  const { component, values, defaults, external, repeated = [], children, source } = options
  const given = Object.entries(values).filter(
    ([name, value]) => value !== undefined && value !== '' && JSON.stringify(value) !== JSON.stringify(defaults[name]),
  ) as [string, Json][]
  if (source) return insertProps(source, given)

  const constants = given
    .filter(([name]) => external.includes(name) && !repeated.includes(name))
    .map(([name, value]) => `const ${name} = ${writeValue(value)}\n\n`)
  const attributes = given.map(([name, value]) =>
    external.includes(name) ? `${name}={${name}}` : writeAttribute(name, value),
  )

  const note = repeated.length > 0 ? `// ${repeated.join(' and ')} as above\n` : ''
  const element = writeElement(component, attributes, children)
  const entry = component.startsWith('Editor') ? '@frond/ui/editor' : '@frond/ui'
  if (!needsEditor(component))
    return `import { ${component} } from '${entry}'\n\n${constants.join('')}${note}${element}`

  const inEditor = `<Editor>\n  ${element.replaceAll('\n', '\n  ')}\n</Editor>`
  return `import { Editor, ${component} } from '${entry}'\n\n${constants.join('')}${note}${inEditor}`
}

/**
 * Inserts props into the source of an example. `{...props}` becomes attributes, and `...props,` becomes the entries of
 * an object. If the tag does not fit on its line, each attribute gets its own line.
 */
function insertProps(source: string, props: readonly [string, Json][]): string {
  const attributes = props.map(([name, value]) => writeAttribute(name, value))
  return source
    .replace(/^( *)([^<\n]*<\w+)(.*) \{\.\.\.props\}( ?\/?>.*)$/m, (_, indent: string, tag, own, end: string) => {
      const oneLine = indent + [tag + own, ...attributes].join(' ') + end
      if (oneLine.length <= LINE_WIDTH + indent.length && !attributes.some((text) => text.includes('\n')))
        return oneLine
      const lines = [...(own ? [own.trim()] : []), ...attributes].map((line) => indentLines(line, `${indent}  `))
      return `${indent}${tag}${lines.join('')}\n${indent}${end.trim()}`
    })
    .replace(/\n( *)\{\.\.\.props\}/, (_, indent: string) =>
      attributes.map((text) => indentLines(text, indent)).join(''),
    )
    .replace(/\n( *)\.\.\.props,/, (_, indent: string) =>
      props.map(([name, value]) => indentLines(`${writeKey(name)}: ${writeValue(value)},`, indent)).join(''),
    )
}

function indentLines(text: string, indent: string): string {
  return `\n${indent}${text.replaceAll('\n', `\n${indent}`)}`
}

function writeElement(component: string, attributes: readonly string[], children: string | undefined): string {
  const end = children ? '>' : ' />'
  const oneLine = [`<${component}`, ...attributes].join(' ') + end + (children ? `${children}</${component}>` : '')
  if (oneLine.length <= LINE_WIDTH && !oneLine.includes('\n')) return oneLine

  const body = attributes.map((attribute) => `\n  ${attribute.replaceAll('\n', '\n  ')}`).join('')
  return `<${component}${body}\n${children ? `>\n  ${children}\n</${component}>` : '/>'}`
}

function writeAttribute(name: string, value: Json): string {
  if (value === true) return name
  if (typeof value === 'string' && !/["\\\n]/.test(value)) return `${name}="${value}"`
  return `${name}={${writeValue(value)}}`
}

/** Formats a value as source code. Long values span several lines. */
export function writeValue(value: Json): string {
  const short = writeShort(value)
  if (short.length <= LINE_WIDTH - 10 || value === null || typeof value !== 'object') return short

  const lines = Array.isArray(value)
    ? value.map((item: Json) => writeValue(item))
    : Object.entries(value).map(([key, item]) => `${writeKey(key)}: ${writeValue(item as Json)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${lines.map((line) => `  ${line.replaceAll('\n', '\n  ')},\n`).join('')}${close}`
}

function writeShort(value: Json): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`
  if (value === null || typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return `[${value.map(writeShort).join(', ')}]`
  return `{ ${Object.entries(value)
    .map(([key, item]) => `${writeKey(key)}: ${writeShort(item as Json)}`)
    .join(', ')} }`
}

function writeKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`
}

export interface Token {
  readonly text: string
  /** Maps a token to the class that build-time highlighting uses for the same role. */
  readonly className?: string
}

// Patterns in order of priority: comment lines, strings, tag names, keywords, numbers, attribute and object keys, function calls.
// Generated code contains nothing else, so this is enough to highlight it.
const patterns: readonly (readonly [RegExp, string])[] = [
  [/^\/\/.*|\/\*\*.*?\*\//my, 'hl-comment'],
  [/'(?:[^'\\]|\\.)*'|"[^"]*"/y, 'hl-string'],
  [/(?<=<\/?)[A-Z][\w.]*/y, 'hl-tag'],
  [/\b(?:const|return|import|from|export|default|function)\b/y, 'hl-keyword'],
  [/\b(?:true|false|null|undefined)\b|\b\d+(?:\.\d+)?\b/y, 'hl-constant'],
  [/[A-Za-z_$][\w$]*(?=\s*:)/y, 'hl-attribute'],
  [/(?<=<[^>]*\s)[a-z][\w-]*(?=[=\s/>])/y, 'hl-attribute'],
  // An attribute on its own line, also after an attribute that contains an element.
  [/(?<=\n +)[a-z][\w-]*(?=[=\n])/y, 'hl-attribute'],
]

/** Splits generated code into tokens of one color. */
export function highlightCode(code: string): Token[] {
  const tokens: Token[] = []
  let plain = ''
  let at = 0

  while (at < code.length) {
    const match = matchAt(code, at)
    if (!match) {
      plain += code[at]
      at += 1
      continue
    }
    if (plain) tokens.push({ text: plain })
    plain = ''
    tokens.push(match)
    at += match.text.length
  }
  if (plain) tokens.push({ text: plain })
  return tokens
}

function matchAt(code: string, at: number): Token | undefined {
  // A keyword matches only as a whole word.
  if (/\w/.test(code[at]!) && /\w/.test(code[at - 1] ?? '')) return undefined
  for (const [pattern, className] of patterns) {
    pattern.lastIndex = at
    const text = pattern.exec(code)?.[0]
    if (text) return { text, className }
  }
  return undefined
}
