import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { findStyleHashes } from '../http/content-security-policy.ts'
import { log } from '../log.ts'
import { problem, unavailable } from '../http/problem.ts'
import type { ProCall, ProState } from '../../app/server-boundary.ts'
import type { BundleLoader, ServerBundle } from './server-bundle.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { chooseEncoding } from '@frond/content/server'
import { isKnown } from '../files/site-files.ts'
import { computeEtag, type SiteManifest } from '../files/site-manifest.ts'

export interface RenderOptions {
  readonly path: string
  readonly secure: boolean
  /** Calls the Pro API for the visitor. */
  readonly call: ProCall
  /** A form that was posted to the page. */
  readonly fields?: URLSearchParams
}

export type Renderer = (request: Request, options: RenderOptions) => Promise<Response>

/**
 * Renders what is not prerendered: examples, error pages, the payment page of the sandbox, and the pages that an incomplete
 * build has not written yet.
 */
export function createRenderer(
  loadBundle: BundleLoader,
  { scripts, styles = [] }: SiteManifest,
  { hasSandbox }: ProState,
): Renderer {
  let loaded: { bundle: ServerBundle; handle: ReturnType<typeof createRequestHandler> } | undefined

  return async (request, { path, secure, call, fields }) => {
    if (!loaded) {
      const bundle = await loadBundle()
      if (!bundle) return problem(unavailable('Pages cannot be made at the moment.'))
      loaded = { bundle, handle: createRequestHandler(bundle, 'production') }
    }
    const context = new RouterContextProvider()
    loaded.bundle.entry.module.serverEntry.setProState(context, { hasSandbox, call, ...(fields && { fields }) })
    // The response to HEAD has the headers of the response to GET, so the page is rendered for both.
    const isHead = request.method === 'HEAD'
    const response = await loaded.handle(isHead ? new Request(request, { method: 'GET' }) : request, context)
    const headers = new Headers(response.headers)
    const { status } = response
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
    const type = headers.get('Content-Type') ?? ''
    if (status >= 400 && type.startsWith('text/plain'))
      log('info', 'error-page.skipped', { path, status, message: 'No error page was rendered, because a bot asked.' })
    if (!type.startsWith('text/html')) return new Response(isHead ? null : response.body, { status, headers })

    const html = await response.text()
    const policy = { scripts, styles: [...new Set([...findStyleHashes(html), ...styles])] }
    for (const [name, value] of Object.entries(securityHeaders({ path, type, secure, policy })))
      headers.set(name, value)
    headers.append('Vary', 'Accept-Encoding')
    if (status === 200) {
      const etag = `"${computeEtag(Buffer.from(html))}"`
      headers.set('ETag', etag)
      if (isKnown(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
    }
    if (isHead) return new Response(null, { status, headers })

    const encoding = chooseEncoding(request.headers.get('Accept-Encoding'), ['br', 'gzip'])
    if (encoding === 'identity') return new Response(html, { status, headers })
    headers.set('Content-Encoding', encoding)
    const body = encoding === 'br' ? await quickBrotli(html) : await promisify(gzip)(html)
    return new Response(new Uint8Array(body), { status, headers })
  }
}

function quickBrotli(text: string): Promise<Buffer> {
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}
