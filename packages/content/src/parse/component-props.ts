import type { ContentProps, Json } from '../types.ts'
import type { Place, Problem } from './problems.ts'
import { findPropRefusal, findUrls, isSafeUrl, type FoundUrl } from './safety.ts'
import { readYaml } from './yaml.ts'

export interface PropsSource {
  /** The owner's name in messages: `::card`, `:badge`, `link`. */
  owner: string
  place: Place
  /** `{a="b" c :d='[1]'}`. A name with a colon holds JSON; a name without a value is `true`. */
  attributes: Record<string, string | boolean | null | undefined>
  /** The YAML between two lines of dashes, starting after the first one. */
  yaml?: string
}

export interface Props {
  props: ContentProps
  urls: (FoundUrl & Place)[]
  problems: Problem[]
}

/** The typed props of a component or element, and the URLs in them. */
export function readProps({ owner, place, attributes, yaml }: PropsSource): Props {
  const read: Props = { props: {}, urls: [], problems: [] }

  function report(message: string, at: Place = place): void {
    read.problems.push({ severity: 'error', line: at.line, column: at.column, message: `${owner}: ${message}` })
  }

  function take(name: string, value: Json, locate: (path: (string | number)[]) => Place): void {
    const refusal = findPropRefusal(name)
    if (refusal !== undefined) return report(`the prop "${name}" is ignored: ${refusal}.`, locate([name]))

    const urls = findUrls(value, [name]).map((found) => ({ ...found, ...locate(found.path) }))
    const unsafe = urls.filter(({ url }) => !isSafeUrl(url))
    for (const { url, line, column } of unsafe) report(`the address "${url}" is not allowed.`, { line, column })
    if (unsafe.length > 0) return

    read.props[name] = value
    read.urls.push(...urls)
  }

  for (const [attribute, value] of Object.entries(attributes)) {
    if (!attribute.startsWith(':')) {
      take(toPropName(attribute), value ?? true, () => place)
      continue
    }
    const name = toPropName(attribute.slice(1))
    const json = parseJson(String(value))
    if (json === undefined) report(`:${name} must be JSON, such as :${name}='["a", "b"]'; expressions are not run.`)
    else take(name, json, () => place)
  }

  if (yaml !== undefined) {
    const source = readYaml(yaml, { firstLine: place.line + 1, name: `The props of ${owner}` })
    read.problems.push(...source.problems)
    for (const [name, value] of Object.entries(source.data)) take(toPropName(name), value, source.locate)
  }
  return read
}

/** `default-open` becomes `defaultOpen`; `aria-label` and `data-x` stay. */
function toPropName(attribute: string): string {
  if (/^(aria|data)-/.test(attribute)) return attribute
  return attribute.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
