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
    // For React Router, a missing setting is off.
    context: JSON.parse(serverHandoffString ?? '{}', dropFalse) as BootData['context'],
    state,
    manifest: manifest.url,
    preload: [...new Set(modules)],
    routes: matched.map(({ id, module }) => {
      const behind = findReexport(module)
      return behind ? ([id, behind.file, behind.names] as const) : ([id, module] as const)
    }),
    entry: manifest.entry.module,
  }
}

function dropFalse(_key: string, value: unknown): unknown {
  return value === false ? undefined : value
}
