import { renderToStaticMarkup } from 'react-dom/server'
import { CodeTokens } from '../code-tokens'
import { collectIcons } from '../content-icons.server'
import { Island } from '../Island.server'
import { findPanelSource } from './ComponentExample.server'
import { usePage } from '../PageContext'
import type { ComponentApi } from './api'
import { findApi } from './api.server'
import type { ComponentCodeProps } from '../islands/ComponentCode'
import { nestProps } from '../islands/nest-props'
import { highlightCode, writeCode, type Json, type Knob, type KnobValue } from '../islands/knobs'

interface ComponentCodeBlockProps {
  /** Slug of the component. @default the component of the page */
  slug?: string
  /**
   * An example whose component takes `props` and passes them on as `{...props}`, or as `...props,` in an object. The panel
   * shows the example instead of a single element, for components that need a trigger or other components as content.
   */
  example?: string
  /** Initial values of the knobs. A prop that is named here gets a knob. `content.side` is a field of the prop `content`. */
  props?: Record<string, Json>
  /** Props without a knob. */
  ignore?: string[]
  /** Props that have no knob and do not appear in the code. */
  hide?: string[]
  /** Props written as a constant above the element. */
  external?: string[]
  /** Constants that an earlier panel of the page shows. Set by `markRepeatedConstants`. */
  repeated?: string[]
  /** Options for a prop. Replaces the options of its type. */
  items?: Record<string, string[]>
  /** The children, as text. */
  slots?: { default?: string }
  /** Content of the block in Markdown. It must be empty. */
  nodes?: readonly unknown[]
}

/** Derives the knobs from the types of the component. The panel itself is an island. */
export function ComponentCodeBlock({
  slug,
  example,
  props = {},
  ignore = [],
  hide = [],
  external = [],
  repeated,
  items = {},
  slots = {},
  nodes = [],
}: ComponentCodeBlockProps) {
  const page = usePage()
  const api = findApi(slug ?? page.slug)
  if ('children' in props || nodes.length > 0) {
    throw new Error(`::component-code: write the children of ${api.name} as slots.default.`)
  }
  const named = Object.keys(props).filter((name) => ![...ignore, ...hide, ...external].includes(name))
  const knobs = named.map((name) => toKnob(api, name, props[name]!, items[name]))
  const isKnob = (name: string) => named.includes(name)

  const given: ComponentCodeProps = {
    component: api.name,
    knobs,
    fixed: pick(props, (name) => !isKnob(name)),
    values: pick(props, isKnob),
    hidden: hide,
    external,
    repeated,
    children: slots.default?.trim(),
    source: example && findPanelSource(example),
    icons: collectIcons(JSON.stringify(props)),
  }
  const values = nestProps(pick({ ...given.fixed, ...given.values }, (name) => !hide.includes(name)))
  const defaults = nestProps(
    Object.fromEntries(knobs.map((knob) => [knob.name, knob.default ?? (knob.kind === 'boolean' ? false : undefined)])),
  )
  const { children, source } = given
  const shown = writeCode({ component: api.name, values, defaults, external, repeated, children, source })
  const code = renderToStaticMarkup(<CodeTokens tokens={highlightCode(shown)} />)
  return <Island kind="code" name={example ?? api.name} props={given} serverProps={{ code }} className="my-6" />
}

function toKnob(api: ComponentApi, name: string, value: Json, choices?: string[]): Knob {
  const [propName, field] = name.split('.')
  const prop = api.props.find((entry) => entry.name === propName)
  if (!prop) throw new Error(`::component-code: ${api.name} has no prop "${name}".`)

  const values = choices ?? (field ? undefined : prop.values)
  const fallback = parseDefault(field ? findField(prop.default, field) : prop.default)
  const base = { name, ...(fallback !== undefined && { default: fallback }) }
  if (values && values.length > 0)
    return { ...base, kind: 'select', values: values.map((choice) => choice.replace(/^'|'$/g, '')) }
  if (typeof value === 'boolean' || (!field && prop.type === 'boolean')) return { ...base, kind: 'boolean' }
  if (typeof value === 'number' || (!field && prop.type === 'number')) return { ...base, kind: 'number' }
  if (value === null || typeof value === 'object') {
    throw new Error(
      `::component-code: "${name}" of ${api.name} has a type that no knob supports. Add it to ignore or external.`,
    )
  }
  return { ...base, kind: 'text' }
}

/** Parses a default as written in the source. Returns nothing for a sentence or an expression. */
function parseDefault(text: string | undefined): KnobValue | undefined {
  if (text === undefined) return undefined
  const quoted = /^['"](.*)['"]$/.exec(text)
  if (quoted) return quoted[1]!
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined
}

/** The value of a field in a default such as `{ side: 'bottom', sideOffset: 8 }`. */
function findField(text: string | undefined, field: string): string | undefined {
  return text?.match(new RegExp(String.raw`[{ ]${field}: ('[^']*'|[\w.-]+)`))?.[1]
}

function pick(props: Record<string, Json>, wanted: (name: string) => boolean): Record<string, Json> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => wanted(name)))
}
