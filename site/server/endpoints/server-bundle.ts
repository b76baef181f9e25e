import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { ServerEntry } from '../../app/server-boundary.ts'
import { describeError, log } from '../log.ts'

export type ServerBundle = ServerBuild & { entry: { module: { serverEntry: ServerEntry } } }

/** Returns `undefined` if the bundle cannot be loaded; the reason is logged. */
export type BundleLoader = () => Promise<ServerBundle | undefined>

/** Loads the server bundle of a build on first use, because most requests never need it. */
export function createBundleLoader(build: string, id: string): BundleLoader {
  // The build id makes Node load the bundle of a new build instead of reusing the cached module of the old one.
  const url = `${pathToFileURL(join(build, 'server/index.js')).href}?${id}`
  let loading: Promise<ServerBundle> | undefined

  return async () => {
    try {
      return await (loading ??= import(url) as Promise<ServerBundle>)
    } catch (error) {
      // Try again on the next request: a build may just be replacing the file.
      loading = undefined
      log('error', 'renderer.failed', { error: describeError(error) })
      return undefined
    }
  }
}
