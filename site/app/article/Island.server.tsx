import { createContext, use } from 'react'
import { renderToString } from 'react-dom/server'
import { loadLocale } from '@frond/ui/locale/load'
import { findAsset } from 'virtual:island-assets'
import type { Locale } from '@frond/ui'
import type { Preview } from '../examples/preview'
import {
  findSubjectExport,
  islandFiles,
  loadIsland,
  type IslandKind,
  type IslandModules,
} from './island-modules.server'
import { IslandRoot } from './IslandRoot'

export interface IslandReference {
  readonly kind: IslandKind
  readonly name: string
}

/** The island components of one page. They are loaded before rendering starts, because rendering is synchronous. */
interface Islands {
  readonly modules: ReadonlyMap<string, IslandModules>
  readonly styles: readonly string[]
  readonly preview: Preview
  readonly locale: Locale | undefined
  nextId(): string
}

export const IslandsContext = createContext<Islands | null>(null)

export async function prepareIslands(references: readonly IslandReference[], preview: Preview = {}): Promise<Islands> {
  const modules = new Map<string, IslandModules>()
  const styles = new Set<string>()
  for (const { kind, name } of references) {
    const files = islandFiles(kind, name)
    const loaded = await loadIsland(kind, name)
    if (!loaded) throw new Error(`There is no ${kind} "${name}". Looked for ${files.join(' and ')}.`)
    modules.set(`${kind}:${name}`, loaded)
    for (const file of files) for (const href of findAsset(file)?.styles ?? []) styles.add(href)
  }
  let count = 0
  const locale = preview.locale ? await loadLocale(preview.locale) : undefined
  return { modules, styles: [...styles], preview, locale, nextId: () => `island-${(count += 1)}` }
}

export interface IslandProps extends IslandReference {
  /** Passed to the component on the server and in the browser. Must be JSON-serializable. */
  props?: object
  /** Passed to the component on the server only, for values that the browser can keep from the HTML. */
  serverProps?: object
  className?: string
  /** Renders a `span`, for islands in a paragraph. @default false */
  inline?: boolean
}

/**
 * An interactive block inside the static article. The browser hydrates it as a separate root with the same
 * `identifierPrefix`, so that generated ids of different islands do not collide.
 */
export function Island({ kind, name, props, serverProps, className, inline = false }: IslandProps) {
  const islands = use(IslandsContext)
  const loaded = islands?.modules.get(`${kind}:${name}`)
  if (!islands || !loaded) throw new Error(`Island: ${kind} "${name}" was not prepared before rendering.`)

  const { Island: Component, subject } = loaded
  const id = islands.nextId()
  const html = renderToString(
    <IslandRoot dir={islands.preview.dir} locale={islands.locale}>
      <Component subject={subject} {...props} {...serverProps} />
    </IslandRoot>,
    { identifierPrefix: id },
  )
  const [own, about] = islandFiles(kind, name).map((file) => findAsset(file))
  const subjectExport = findSubjectExport(name)
  const imports = [...new Set([...(own?.imports ?? []), ...(about?.imports ?? [])])]

  const Element = inline ? 'span' : 'div'
  return (
    <Element
      id={id}
      data-island={own && (own.names ? `${own.src}#${own.names.default}` : own.src)}
      data-subject={about && `${about.src}#${about.names?.[subjectExport] ?? subjectExport}`}
      data-imports={imports.join(' ') || undefined}
      // The stylesheet of the home page contains only the classes that its HTML uses. A hydrated panel may need more.
      data-styles={kind === 'home' ? own?.styles.join(' ') : undefined}
      data-example={kind === 'example' ? name : undefined}
      data-props={props && JSON.stringify(props)}
      className={className}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
