import { Fragment, useEffect, useId, useState, type ComponentType, type ReactNode } from 'react'
import type { IconData } from '@frond/ui'
import { CodeTokens } from '../code-tokens'
import { formatCode } from './format-code'
import type { Json, Knob, KnobValue, Token } from './knobs'
import { nestProps } from './nest-props'

export interface ComponentCodeProps {
  /** The component to show. It is loaded from its own module. */
  subject?: ComponentType<{ children?: ReactNode }>
  component: string
  knobs: readonly Knob[]
  /** Props that are passed but have no knob. */
  fixed: Readonly<Record<string, Json>>
  /** Initial values of the knobs. */
  values: Readonly<Record<string, Json>>
  /** Props that are passed but not shown in the code. */
  hidden: readonly string[]
  external: readonly string[]
  /** Constants that the page shows further up. */
  repeated?: readonly string[]
  /** Children, as text. */
  children?: string
  /** Source of the example that the panel shows instead of a single element. */
  source?: string
  /** Drawings of the icons that the props refer to by name. */
  icons?: Readonly<Record<string, IconData>>
  /** The code as HTML. Set only on the server: the browser keeps the existing HTML until a knob changes. */
  code?: string
}

/** A live component, knobs that change its props, and the matching code. */
export default function ComponentCode({
  subject: Component = Fragment,
  component,
  knobs,
  fixed,
  values: initial,
  hidden,
  external,
  repeated,
  children,
  source,
  icons = {},
  code = '',
}: ComponentCodeProps) {
  const [values, setValues] = useState<Readonly<Record<string, Json | undefined>>>(initial)
  const props = nestProps({ ...fixed, ...values })
  const [tokens, setTokens] = useState<readonly Token[]>()

  useEffect(() => {
    if (values === initial) return
    let isStale = false
    const all = nestProps({ ...fixed, ...values })
    const shown = Object.fromEntries(Object.entries(all).filter(([name]) => !hidden.includes(name)))
    const defaults = nestProps(Object.fromEntries(knobs.map((knob) => [knob.name, defaultOf(knob)])))
    void formatCode({ component, values: shown, defaults, external, repeated, children, source }).then((formatted) => {
      if (!isStale) setTokens(formatted)
    })
    return () => {
      isStale = true
    }
  }, [values, initial, fixed, hidden, knobs, component, external, repeated, children, source])

  return (
    <div className="block-frame">
      {knobs.length > 0 && (
        <div className="flex flex-wrap gap-2 border-b border-default p-3">
          {knobs.map((knob) => (
            <KnobField
              key={knob.name}
              knob={knob}
              value={values[knob.name] as KnobValue | undefined}
              onChange={(value) => setValues({ ...values, [knob.name]: value })}
            />
          ))}
        </div>
      )}
      <div className="block-preview">
        <Component {...(drawIcons(props, icons) as object)}>{children}</Component>
      </div>
      <div className="block-code" data-code="">
        <pre tabIndex={0}>
          {tokens ? (
            <code key="turned" className="language-tsx">
              <CodeTokens tokens={tokens} />
            </code>
          ) : (
            <code className="language-tsx" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
          )}
        </pre>
        <button type="button" className="copy-button" data-copy="Copied" aria-label="Copy code" />
      </div>
    </div>
  )
}

/** A boolean prop that is not set is false. */
function defaultOf(knob: Knob): KnobValue | undefined {
  return knob.default ?? (knob.kind === 'boolean' ? false : undefined)
}

/** Replaces icon names with their drawings, so that the panel does not need to load any icon. */
function drawIcons(value: unknown, icons: Readonly<Record<string, IconData>>): unknown {
  if (typeof value === 'string') return icons[value] ?? value
  if (Array.isArray(value)) return value.map((item) => drawIcons(item, icons))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, drawIcons(item, icons)]))
}

interface KnobFieldProps {
  knob: Knob
  value: KnobValue | undefined
  onChange: (value: KnobValue | undefined) => void
}

function KnobField({ knob, value, onChange }: KnobFieldProps) {
  const id = useId()
  return (
    <div className="knob">
      <label htmlFor={id}>{knob.name}</label>
      <KnobControl id={id} knob={knob} value={value} onChange={onChange} />
    </div>
  )
}

interface KnobChoicesProps {
  id: string
  values: readonly string[]
  current: KnobValue | undefined
  onChange: (value: KnobValue | undefined) => void
}

/**
 * A page has dozens of selects and few are opened, so the other options are rendered shortly before the select opens.
 */
function KnobChoices({ id, values, current, onChange }: KnobChoicesProps) {
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  const chosen = String(current ?? '')
  const shown = isWanted ? values : values.filter((choice) => choice === chosen)

  return (
    <select
      id={id}
      value={chosen}
      onChange={(event) => onChange(event.target.value || undefined)}
      onFocus={want}
      onPointerEnter={want}
      onPointerDown={want}
    >
      {current === undefined && <option value="">–</option>}
      {shown.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  )
}

function KnobControl({ id, knob, value, onChange }: KnobFieldProps & { id: string }) {
  const current = value ?? knob.default

  switch (knob.kind) {
    case 'boolean':
      return (
        <select id={id} value={String(current ?? false)} onChange={(event) => onChange(event.target.value === 'true')}>
          <option value="false">false</option>
          <option value="true">true</option>
        </select>
      )
    case 'select':
      return <KnobChoices id={id} values={knob.values ?? []} current={current} onChange={onChange} />
    case 'number':
      return (
        <input
          id={id}
          type="number"
          value={current === undefined ? '' : Number(current)}
          onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.valueAsNumber)}
        />
      )
    case 'text':
      return (
        <input
          id={id}
          type="text"
          value={String(current ?? '')}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      )
    default:
      return knob.kind satisfies never
  }
}
