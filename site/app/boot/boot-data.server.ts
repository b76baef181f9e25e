import { text } from 'node:stream/consumers'
import type { EntryContext } from 'react-router'
import { findReexport } from 'virtual:island-assets'
import type { BootData } from './boot-data'

/** Everything the browser needs to start this page, as data. */
export async function toBootData(context: EntryContext): Promise<BootData> {
  const { manifest, staticHandlerContext, serverHandoffString, serverHandoffStream } = context
  const matched = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const state = serverHandoffStream ? await text(serverHandoffStream) : ''
  const modules = [...manifest.entry.imports, ...matched.flatMap((route) => route.imports ?? [])]

  return {
    context: JSON.parse(serverHandoffString ?? '{}') as BootData['context'],
    state,
    manifest: slim(manifest),
    preload: [...new Set(modules)],
    routes: matched.map(({ id, module }) => {
      const behind = findReexport(module)
      return behind ? ([id, behind.file, behind.names] as const) : ([id, module] as const)
    }),
    entry: manifest.entry.module,
  }
}

/**
 * Returns the manifest without settings that are off and without modules that every page has, because every page
 * contains it and it grows with the number of routes. React Router appends `#` to the URLs of stylesheets that are also
 * loaded on demand. With that URL it would not find them in the page and would fetch them again before each client
 * navigation.
 */
function slim(manifest: EntryContext['manifest']): object {
  const shared = new Set(manifest.entry.imports)
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    const imports = route?.imports?.filter((href) => !shared.has(href))
    const css = route?.css?.map((href) => href.replace(/#$/, ''))
    const fields = Object.entries({ ...route, imports, css })
    return [id, Object.fromEntries(fields.filter(([, value]) => value !== false && value !== undefined))] as const
  })
  return { ...manifest, routes: Object.fromEntries(routes) }
}
