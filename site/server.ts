import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createContentApi, type ContentApi } from '@frond/content/server'
import { createAdaptorServer } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { contentSecurityPolicy, findStyleHashes } from './app/.server/content-security-policy.ts'
import { log } from './app/.server/log.ts'
import type { SiteFile, SiteManifest } from './app/.server/site-manifest.ts'
import { readFramework } from './app/preferences/framework.ts'
import { findRedirect, type Move, type Visit } from './redirects.ts'

export interface ServerOptions {
  port: number
  /** @default all addresses of the machine */
  host?: string
  /** The folder of the build. @default 'build' beside this file */
  build?: string
}

export interface RunningServer {
  /** Where a browser on this machine finds it. */
  address: string
  close(): Promise<void>
}

/** Serves the production build. Rejects with the original error when it cannot listen, for instance on a taken port. */
export async function startServer({
  port,
  host,
  build = join(import.meta.dirname, 'build'),
}: ServerOptions): Promise<RunningServer> {
  const contentApi = createContentApi({ database: join(build, 'content.db') })
  const server = createAdaptorServer({ fetch: createApp(build, contentApi).fetch }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => {
          contentApi.close()
          if (error) reject(error)
          else resolve()
        })
        server.closeIdleConnections()
      }),
  }
}

function createApp(build: string, contentApi: ContentApi): Hono {
  const manifest = JSON.parse(readFileSync(join(build, 'site.json'), 'utf8')) as SiteManifest
  const files = createFileReader(build, manifest)
  const render = createRenderer(build, manifest)
  const app = new Hono()

  app.use(async (context, next) => {
    await next()
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    context.header('Cross-Origin-Opener-Policy', 'same-origin')
    context.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=()')
  })

  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))

  app.all('/api/content/*', (context) => contentApi.handle(context.req.raw))

  app.all('*', async (context) => {
    const { method, url } = context.req.raw
    if (method !== 'GET' && method !== 'HEAD') return context.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' })

    const { pathname, search } = new URL(url)
    const path = decodePath(pathname)
    if (path === undefined) return context.text('Bad Request', 400)

    const moved = findMove(path, {
      framework: readFramework(context.req.header('Cookie')),
      hasPage: (page) => Object.hasOwn(manifest.files, `${page}/index.html`),
    })
    if (moved) {
      if (moved.depends) context.header('Vary', 'Cookie')
      const [to = '', hash] = moved.to.split('#')
      return context.redirect(encodeURI(to) + search + (hash ? `#${hash}` : ''), moved.status)
    }

    // An example that is asked for a certain look is rendered; without wishes the prerendered page is sent.
    const isWish = path.startsWith('/examples/') && search !== ''
    return (isWish ? undefined : await files.answer(context, path)) ?? render(context.req.raw)
  })

  app.onError((error, context) => {
    log('error', 'request.failed', { path: context.req.path, error: error.stack ?? error.message })
    return context.text('Internal Server Error', 500)
  })
  return app
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Where a path has gone: by the table, or to its form without slashes at the end. One hop, never to another host. */
function findMove(path: string, visit: Visit): Move | undefined {
  const plain = path.replace(/^[/\\]+/, '/').replace(/\/+$/, '') || '/'
  const redirect = findRedirect(plain, visit)
  if (redirect) return redirect
  return plain === path ? undefined : { to: plain, status: 301, depends: false }
}

/** Answers with files of the build, compressed where the visitor takes it, from memory after the first time. */
function createFileReader(build: string, { id, files, scripts }: SiteManifest) {
  const bodies = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  function read(path: string): Promise<Uint8Array<ArrayBuffer>> {
    let body = bodies.get(path)
    if (!body) {
      body = readFile(join(build, 'client', path)).then((buffer) => new Uint8Array(buffer))
      bodies.set(path, body)
      // What could not be read now may be readable later.
      body.catch(() => bodies.delete(path))
    }
    return body
  }

  async function answer(context: Context, path: string): Promise<Response | undefined> {
    const name = Object.hasOwn(files, path) ? path : `${path}/index.html`
    const file: SiteFile | undefined = Object.hasOwn(files, name) ? files[name] : undefined
    if (!file || path.endsWith('/index.html')) return undefined

    const encoding = chooseEncoding(context.req.header('Accept-Encoding'), file.encodings)
    const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`
    const headers = new Headers({ ETag: etag, 'Cache-Control': cacheControl(path, context.req.url, id) })
    if (file.encodings.length > 0) headers.set('Vary', 'Accept-Encoding')
    if (name.endsWith('.html')) {
      const frames = path.startsWith('/examples/')
      headers.set('Content-Security-Policy', contentSecurityPolicy({ scripts, styles: file.styles, frames }))
    }
    if (context.req.header('If-None-Match')?.split(/,\s*/).includes(etag))
      return new Response(null, { status: 304, headers })

    const body = await read(encoding ? `${name}.${encoding}` : name)
    headers.set('Content-Type', file.type)
    headers.set('Content-Length', String(body.length))
    if (encoding) headers.set('Content-Encoding', encoding === 'gz' ? 'gzip' : encoding)
    return new Response(context.req.method === 'HEAD' ? null : body, { headers })
  }

  return { answer }
}

function cacheControl(path: string, url: string, buildId: string): string {
  const isFixed = path.startsWith('/assets/') || (path.endsWith('/_payload.json') && url.endsWith(`?${buildId}`))
  return isFixed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'
}

function chooseEncoding<Encoding extends 'br' | 'gz'>(
  accepted: string | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  const takes = (name: string) =>
    new RegExp(String.raw`\b${name}\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`).test(accepted ?? '')
  return offered.find((encoding) => takes(encoding === 'gz' ? 'gzip' : encoding))
}

/** Renders what is not prerendered: errors, and examples with a look of their own. */
function createRenderer(build: string, { scripts }: SiteManifest): (request: Request) => Promise<Response> {
  // Most requests never need it, so it is loaded by the first that does.
  let loading: Promise<ReturnType<typeof createRequestHandler>> | undefined
  const load = async () => {
    const module = (await import(join(build, 'server/index.js'))) as unknown as ServerBuild
    return createRequestHandler(module, 'production')
  }

  return async (request) => {
    loading ??= load()
    const handle = await loading
    const response = await handle(request, new RouterContextProvider())
    const { headers, status } = response
    headers.set('Cache-Control', 'no-cache')
    if (!headers.get('Content-Type')?.startsWith('text/html') || !response.body) return response

    const html = await response.text()
    const frames = new URL(request.url).pathname.startsWith('/examples/')
    headers.set('Content-Security-Policy', contentSecurityPolicy({ scripts, styles: findStyleHashes(html), frames }))
    headers.append('Vary', 'Accept-Encoding')

    const encoding = chooseEncoding(request.headers.get('Accept-Encoding') ?? '', ['br', 'gz'] as const)
    if (!encoding) return new Response(html, { status, headers })
    headers.set('Content-Encoding', encoding === 'gz' ? 'gzip' : 'br')
    const body = encoding === 'br' ? await quickBrotli(html) : await promisify(gzip)(html)
    return new Response(new Uint8Array(body), { status, headers })
  }
}

function quickBrotli(text: string): Promise<Buffer> {
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}
