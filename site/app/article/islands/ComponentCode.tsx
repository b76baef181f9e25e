import { Fragment, useEffect, useId, useState, type ComponentType, type ReactNode } from 'react'
import type { IconData } from '@frond/ui'
import { CodeTokens } from '../code-tokens'
import { formatCode } from './format-code'
import type { Json, Knob, KnobValue, Token } from './knobs'

export interface ComponentCodeProps {
  /** The component that is shown. It comes from a module of its own, beside this one. */
  subject?: ComponentType<{ children?: ReactNode }>
  component: string
  knobs: readonly Knob[]
  /** Props that are given but have no knob. */
  fixed: Readonly<Record<string, Json>>
  /** Where the knobs stand at first. */
  values: Readonly<Record<string, Json>>
  /** Props that are needed but not shown in the code. */
  hidden: readonly string[]
  external: readonly string[]
  /** Content, as text. */
  children?: string
  /** Drawings of the icons that the props name. */
  icons?: Readonly<Record<string, IconData>>
  /** The code as HTML. Only the server has it: the browser keeps what it finds until a knob is turned. */
  code?: string
}

/** A live component, knobs that turn its props, and the code that gives the same. */
export default function ComponentCode({
  subject: Component = Fragment,
  component,
  knobs,
  fixed,
  values: initial,
  hidden,
  external,
  children,
  icons = {},
  code = '',
}: ComponentCodeProps) {
  const [values, setValues] = useState<Readonly<Record<string, Json | undefined>>>(initial)
  const props = { ...fixed, ...values }
  const [tokens, setTokens] = useState<readonly Token[]>()

  useEffect(() => {
    if (values === initial) return
    let isStale = false
    const shown = Object.fromEntries(Object.entries({ ...fixed, ...values }).filter(([name]) => !hidden.includes(name)))
    const defaults = Object.fromEntries(knobs.map((knob) => [knob.name, defaultOf(knob)]))
    void formatCode({ component, values: shown, defaults, external, children }).then((formatted) => {
      if (!isStale) setTokens(formatted)
    })
    return () => {
      isStale = true
    }
  }, [values, initial, fixed, hidden, knobs, component, external, children])

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

/** A boolean that is not given is false. */
function defaultOf(knob: Knob): KnobValue | undefined {
  return knob.default ?? (knob.kind === 'boolean' ? false : undefined)
}

/** Puts drawings in the place of icon names, so that the panel needs nothing but what came with it. */
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

/** A page has dozens of these and few are opened: the other choices come when it is about to be. */
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
