import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { findStyleHashes } from './content-security-policy.ts'
import { describeError, log } from './log.ts'
import { problem, unavailable } from './problem.ts'
import { securityHeaders } from './security-headers.ts'
import { chooseEncoding } from './site-files.ts'
import type { SiteManifest } from './site-manifest.ts'

export type Renderer = (request: Request, options: { path: string; secure: boolean }) => Promise<Response>

/** Renders what is not prerendered: errors, and examples with a look of their own. */
export function createRenderer(build: string, { id, scripts }: SiteManifest): Renderer {
  // Most requests never need it, so it is loaded by the first that does. Named by its build: another one is another module.
  let loading: Promise<ReturnType<typeof createRequestHandler>> | undefined
  const load = async () => {
    const module = (await import(
      `${pathToFileURL(join(build, 'server/index.js')).href}?${id}`
    )) as unknown as ServerBuild
    return createRequestHandler(module, 'production')
  }

  return async (request, { path, secure }) => {
    let handle: Awaited<NonNullable<typeof loading>>
    try {
      handle = await (loading ??= load())
    } catch (error) {
      // What could not be loaded now may be loadable later.
      loading = undefined
      log('error', 'renderer.failed', { error: describeError(error) })
      return problem(unavailable('Pages cannot be made at the moment.'))
    }
    const response = await handle(request, new RouterContextProvider())
    const headers = new Headers(response.headers)
    const { status } = response
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
    const type = headers.get('Content-Type') ?? ''
    if (!type.startsWith('text/html')) return new Response(response.body, { status, headers })

    const html = await response.text()
    const policy = { scripts, styles: findStyleHashes(html) }
    for (const [name, value] of Object.entries(securityHeaders({ path, type, secure, policy })))
      headers.set(name, value)
    headers.append('Vary', 'Accept-Encoding')
    if (html === '') return new Response(null, { status, headers })

    const encoding = chooseEncoding(request.headers.get('Accept-Encoding') ?? '', ['br', 'gz'])
    if (encoding === 'plain') return new Response(html, { status, headers })
    headers.set('Content-Encoding', encoding === 'gz' ? 'gzip' : 'br')
    const body = encoding === 'br' ? await quickBrotli(html) : await promisify(gzip)(html)
    return new Response(new Uint8Array(body), { status, headers })
  }
}

function quickBrotli(text: string): Promise<Buffer> {
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}
