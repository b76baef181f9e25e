import { text } from 'node:stream/consumers'
import type { EntryContext } from 'react-router'
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
    manifest,
    preload: [...new Set(modules)],
    routes: matched.map((route) => [route.id, route.module] as const),
    entry: manifest.entry.module,
  }
}
