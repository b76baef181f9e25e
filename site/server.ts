import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createContentApi } from '@frond/content/server'
import { createEndpoints } from './app/.server/endpoints.ts'
import { createEventStore } from './app/.server/event-store.ts'
import { sendResponse, toRequest } from './app/.server/exchange.ts'
import type { Checks } from './app/.server/health.ts'
import { createHttpServer, sendProblem, type HttpServer, type Listener } from './app/.server/http-server.ts'
import { createIconService } from './app/.server/icon-service.ts'
import { createImageEndpoint } from './app/.server/image-endpoint.ts'
import { describeError, log, loggedPath } from './app/.server/log.ts'
import { createRenderer } from './app/.server/renderer.ts'
import { readBody, refuseBody } from './app/.server/request-body.ts'
import { parseTarget, type RequestTarget } from './app/.server/request-target.ts'
import { securityHeaders } from './app/.server/security-headers.ts'
import { readSettings, type Settings } from './app/.server/settings.ts'
import { createSiteFiles, type SiteFiles } from './app/.server/site-files.ts'
import type { SiteManifest } from './app/.server/site-manifest.ts'
import { isSecure, visitorKey } from './app/.server/visitor.ts'
import { parsePreview } from './app/examples/preview.ts'
import { readFramework } from './app/preferences/framework.ts'
import { findRedirect, type Move, type Visit } from './redirects.ts'

export interface ServerOptions {
  port: number
  /** @default all addresses of the machine */
  host?: string
  /** The folder of the build. @default 'build' beside this file */
  build?: string
  /** @default what the environment says */
  settings?: Settings
}

export interface RunningServer {
  /** Where a browser on this machine finds it. */
  address: string
  /** Lets requests that have begun end, for as long as ten seconds. */
  close(): Promise<void>
}

/** Serves the production build. Rejects with the original error when it cannot listen, for instance on a taken port. */
export async function startServer({
  port,
  host,
  build = join(import.meta.dirname, 'build'),
  settings = readSettings(),
}: ServerOptions): Promise<RunningServer> {
  const manifest = JSON.parse(readFileSync(join(build, 'site.json'), 'utf8')) as SiteManifest
  const contentApi = createContentApi({ database: join(build, 'content.db') })
  const events = createEventStore(settings.dataFolder)
  const files = createSiteFiles(build, manifest)
  const running = new Set<ServerResponse>()
  let closing: Promise<void> | undefined

  const checks: Checks = {
    server: () => (closing ? 'The server is shutting down.' : undefined),
    content: () => {
      const { status } = contentApi.query({
        collection: 'docs',
        body: '{"sql":"SELECT \\"path\\" FROM _content_docs ORDER BY stem ASC LIMIT 1"}',
      })
      return status === 200 ? undefined : 'The content cannot be read.'
    },
    events: () => events.findFault(),
  }
  const endpoints = createEndpoints({
    contentApi,
    events,
    iconService: settings.iconService ? createIconService({ address: settings.iconService }) : undefined,
    images: createImageEndpoint({
      folder: join(build, 'client'),
      images: manifest.images ?? {},
      rateLimits: settings.rateLimits,
    }),
    render: createRenderer(build, manifest),
    checks,
    rateLimits: settings.rateLimits,
    hasPage: files.hasPage,
  })
  const answer = createAnswer({ files, settings, endpoints })

  const http = createHttpServer(async (request, response) => {
    running.add(response)
    response.once('close', () => running.delete(response))
    if (settings.requestLog !== 'off') logRequest(request, response, settings)
    if (closing) response.shouldKeepAlive = false
    try {
      await answer(request, response)
    } catch (error) {
      fail(request, response, error)
    }
  })
  await new Promise<void>((resolve, reject) => {
    http.server.once('error', reject)
    http.server.listen(port, host, resolve)
  })

  return {
    address: `http://localhost:${(http.server.address() as AddressInfo).port}`,
    close: () =>
      (closing ??= closeServer(http, running).then(() => {
        events.close()
        contentApi.close()
      })),
  }
}

interface AnswerOptions {
  files: SiteFiles
  settings: Settings
  endpoints: ReturnType<typeof createEndpoints>
}

/** The life of a request: its address is checked, it is redirected, or it gets a file, or an endpoint answers. */
function createAnswer({ files, settings, endpoints }: AnswerOptions): Listener {
  // Most requests are for a file. That its path has not moved need not be found out each time.
  const staying = new Set([...files.paths].filter((path) => !findMove(path, files)))
  return async (request, response) => {
    const secure = isSecure(request, settings)
    const target = parseTarget(request.url ?? '')
    if ('status' in target) return sendProblem(response, target, secure)
    if (!isOurHost(request, settings)) {
      const detail = 'This server does not answer to that name.'
      return sendProblem(response, { status: 421, title: 'Misdirected Request', detail }, secure)
    }

    const { path, search } = target
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead) {
      // An example that is asked for a certain look is rendered; without wishes the prerendered page is sent.
      if (staying.has(path) && !isWish(target)) return sendFile(files, request, response, { target, secure })
      const moved = findMove(path, { framework: readFramework(request.headers.cookie), hasPage: files.hasPage })
      if (moved) return redirect(response, moved, { search, secure })
    }

    const body = isRead ? undefined : await readBody(request)
    if (body === 'gone') return
    if (body === 'too-large') return refuseBody(request, response)
    const answered = await endpoints.fetch(toRequest(request, encodeURI(path) + search, body), {
      path,
      secure,
      visitor: visitorKey(request, settings),
    })
    await sendResponse(response, answered, { path, secure, isHead: request.method === 'HEAD' })
  }
}

async function sendFile(files: SiteFiles, ...given: Parameters<SiteFiles['send']>): Promise<void> {
  try {
    await files.send(...given)
  } catch (error) {
    const [, response, { target, secure }] = given
    // A newer build has taken its place on the disk.
    log('error', 'file.gone', { path: loggedPath(target.path), error: describeError(error) })
    const detail = 'The site is being replaced. Try again in a moment.'
    const headers = { 'Retry-After': '5' }
    sendProblem(response, { status: 503, title: 'Service Unavailable', detail, headers }, secure)
  }
}

function isWish({ path, search }: RequestTarget): boolean {
  return (
    search !== '' && path.startsWith('/examples/') && Object.keys(parsePreview(new URLSearchParams(search))).length > 0
  )
}

function isOurHost({ headers }: IncomingMessage, { hosts }: Settings): boolean {
  return hosts.length === 0 || hosts.includes((headers.host ?? '').toLowerCase().replace(/:\d+$/, ''))
}

/** Where a path has gone: by the table, or to its form without a slash at the end. One hop, never to another host. */
function findMove(path: string, visit: Visit): Move | undefined {
  const plain = path === '/' ? path : path.replace(/\/$/, '')
  const redirect = findRedirect(plain, visit)
  if (redirect) return redirect
  return plain === path ? undefined : { to: plain, status: 301, depends: false }
}

function redirect(
  response: ServerResponse,
  { to, status, depends }: Move,
  { search, secure }: { search: string; secure: boolean },
): void {
  const [path = '', hash] = to.split('#')
  response.writeHead(status, {
    ...securityHeaders({ path, type: 'text/plain', secure }),
    Location: encodeURI(path) + search + (hash ? `#${hash}` : ''),
    'Cache-Control': status === 301 ? 'public, max-age=86400' : 'no-cache',
    ...(depends && { Vary: 'Cookie' }),
    'Content-Length': '0',
  })
  response.end()
}

/** The last resort: whatever went wrong, the visitor gets an answer and the log a line with the same id. */
function fail({ url = '', method }: IncomingMessage, response: ServerResponse, error: unknown): void {
  const id = randomUUID()
  log('error', 'request.failed', { id, method, path: loggedPath(url), error: describeError(error) })
  if (response.headersSent) {
    response.destroy()
    return
  }
  sendProblem(response, {
    status: 500,
    title: 'Internal Server Error',
    detail: 'Something went wrong on our side.',
    more: { instance: `urn:uuid:${id}` },
  })
}

function logRequest({ url = '', method }: IncomingMessage, response: ServerResponse, { requestLog }: Settings): void {
  const start = performance.now()
  response.once('close', () => {
    const { statusCode: status } = response
    if (requestLog === 'errors' && status < 400) return
    const ms = Math.round((performance.now() - start) * 10) / 10
    log('info', 'request', { method, path: loggedPath(url), status, ms })
  })
}

const CLOSE_MS = 10_000
/** Long enough for busy connections to bring their next request, and to hear with its answer that it was the last. */
const FAREWELL_MS = 300

/**
 * Requests that have begun may end. Meanwhile the server still listens, so that whoever asks hears that it is going;
 * then it takes no more, and what is left after ten seconds is cut off.
 */
async function closeServer({ server, connections }: HttpServer, running: ReadonlySet<ServerResponse>): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), CLOSE_MS)
  const begun = [...running].filter((response) => !response.closed)
  for (const response of begun) response.shouldKeepAlive = false
  await Promise.all(begun.map((response) => new Promise((resolve) => response.once('close', resolve))))
  if (connections.size > 0) await new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))

  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    connections.closeIdle()
  })
  clearTimeout(cut)
}
