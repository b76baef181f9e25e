import { createContext, use } from 'react'
import { renderToString } from 'react-dom/server'
import { loadLocale } from '@frond/ui/locale/load'
import { findAsset } from 'virtual:island-assets'
import type { Locale } from '@frond/ui'
import type { Preview } from '../examples/preview'
import { islandFiles, loadIsland, type IslandKind, type IslandModules } from './island-modules.server'
import { IslandRoot } from './IslandRoot'

export interface IslandReference {
  readonly kind: IslandKind
  readonly name: string
}

/** The islands of one page: their components, loaded before rendering starts, as rendering cannot wait. */
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
  /** Given to the component on both sides, so it must survive JSON. */
  props?: object
  /** Given to the component on the server only: for what the browser can keep from the HTML. */
  serverProps?: object
  className?: string
}

/**
 * A live block, rendered on its own inside the static article. The browser hydrates it as a root of its own, with the
 * same prefix for generated ids, so that ids of different islands never meet.
 */
export function Island({ kind, name, props, serverProps, className }: IslandProps) {
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
  const imports = [...new Set([...(own?.imports ?? []), ...(about?.imports ?? [])])]

  return (
    <div
      id={id}
      data-island={own && (own.names ? `${own.src}#${own.names.default}` : own.src)}
      data-subject={about && `${about.src}#${about.names?.[name] ?? name}`}
      data-imports={imports.join(' ') || undefined}
      // The stylesheet of the home page holds only what its HTML uses; a panel that wakes may use more.
      data-styles={kind === 'home' ? own?.styles.join(' ') : undefined}
      data-example={kind === 'example' ? name : undefined}
      data-props={props && JSON.stringify(props)}
      className={className}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
