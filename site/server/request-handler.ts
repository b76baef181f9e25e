import type { IncomingMessage, ServerResponse } from 'node:http'
import { MAX_WEBHOOK_BYTES } from '@frond/pro-server'
import type { createEndpoints } from './endpoints/endpoints.ts'
import type { SiteFiles } from './files/site-files.ts'
import { normalizeTrailingSlash } from './files/site-manifest.ts'
import { createFairQueue } from './http/fair-queue.ts'
import { sendProblem } from './http/http-server.ts'
import { sendResponse, toRequest } from './http/node-adapter.ts'
import { unavailable, type Problem } from './http/problem.ts'
import { readBody, refuseBody } from './http/request-body.ts'
import { encodePath, parseTarget, type RequestTarget } from './http/request-target.ts'
import { securityHeaders } from './http/security-headers.ts'
import { isSecure, visitorKey } from './http/visitor.ts'
import { describeError, log, loggedPath } from './log.ts'
import type { Packages } from './packages/packages.ts'
import type { Previews } from './previews/previews.ts'
import type { Settings } from './settings.ts'
import { readFramework } from '../app/server-boundary.ts'
import { findRedirect, type Move, type Visit } from '../redirects.ts'

interface RequestHandlerOptions {
  files: SiteFiles
  settings: Settings
  endpoints: ReturnType<typeof createEndpoints>
  previews: Previews
  packages: Packages
}

/** Handles a request, synchronously if possible. May throw or reject. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Handles one request: validates its path, then redirects, sends a file or calls an endpoint. */
export function createRequestHandler({
  files,
  settings,
  endpoints,
  previews,
  packages,
}: RequestHandlerOptions): RequestHandler {
  const waitForTurn = createFairQueue()
  // Most requests are for a file, so its path is validated and checked for redirects once, at the start.
  const knownFiles = new Map<string, RequestTarget>()
  for (const path of files.paths)
    if (!findMove(path, files) && !isProblem(parseTarget(path))) knownFiles.set(path, { path, search: '' })

  return (request, response) => {
    const secure = isSecure(request, settings)
    const { url = '', method } = request
    const target = knownFiles.get(url) ?? parseTarget(url)
    if (isProblem(target)) return sendProblem(response, target, secure)
    const { path, search } = target
    if (!isOurHost(request, settings) && !isHealth(path)) {
      const detail = 'This server does not answer to that name.'
      return sendProblem(response, { status: 421, title: 'Misdirected Request', detail }, secure)
    }

    if (method === 'GET' || method === 'HEAD') {
      const origin = isHealth(path) ? '' : findSecureOrigin(request, settings)
      if (knownFiles.has(path) && !origin) return sendFile(files, request, response, { target, secure })
      const moved = findMove(path, { framework: readFramework(request.headers.cookie), hasPage: files.hasPage })
      if (moved) return redirect(response, moved, { origin, search, secure })
      if (origin) {
        const same: Move = { to: encodePath(path), status: 301, depends: false }
        return redirect(response, same, { origin, search, secure })
      }
      const visit = { target, secure }
      const sent = packages.send(request, response, visit) || previews.send(request, response, visit)
      if (sent === true) return
      if (sent) return sent.then(() => {})
    }
    return answerDynamic(request, response, target)
  }

  async function answerDynamic(
    request: IncomingMessage,
    response: ServerResponse,
    target: RequestTarget,
  ): Promise<void> {
    const { path, search } = target
    const secure = isSecure(request, settings)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const maxBytes = path.startsWith('/api/pro/webhooks/') ? MAX_WEBHOOK_BYTES : undefined
    const body = isRead ? undefined : await readBody(request, maxBytes)
    if (body === 'gone') return
    if (body === 'too-large') return refuseBody(request, response, secure)
    const visitor = visitorKey(request, settings)
    await waitForTurn(visitor)
    // The client may have closed the connection by now.
    if (request.socket.destroyed) return
    const webRequest = toRequest(request, encodePath(path) + search, body)
    const webResponse = await endpoints.fetch(webRequest, { path, secure, visitor })
    await sendResponse(response, webResponse, { path, secure, isHead: request.method === 'HEAD' })
  }
}

function isProblem(target: RequestTarget | Problem): target is Problem {
  return 'status' in target
}

function sendFile(files: SiteFiles, ...given: Parameters<SiteFiles['send']>): void | Promise<void> {
  const sent = files.send(...given)
  if (sent === true || sent === false) return
  return sent.then(
    () => {},
    (error: unknown) => {
      const [, response, { target, secure }] = given
      // A newer build has replaced the file on disk.
      log('error', 'file.gone', { path: loggedPath(target.path), error: describeError(error) })
      sendProblem(response, unavailable('The site is being replaced. Try again in a moment.'), secure)
    },
  )
}

/** The https URL to redirect to if the proxy reports a request without TLS. Only for hosts of `FROND_HOSTS`. */
function findSecureOrigin({ headers }: IncomingMessage, { trustedProxies, hosts }: Settings): string {
  if (trustedProxies === 0 || hosts.length === 0 || headers['x-forwarded-proto'] !== 'http') return ''
  return `https://${hostName(headers)}`
}

/** Load balancers check health by IP address, so these paths accept any host. */
function isHealth(path: string): boolean {
  return path === '/healthz' || path === '/readyz'
}

function isOurHost({ headers }: IncomingMessage, { hosts }: Settings): boolean {
  return hosts.length === 0 || hosts.includes(hostName(headers))
}

function hostName({ host = '' }: IncomingMessage['headers']): string {
  return host.toLowerCase().replace(/:\d+$/, '')
}

/**
 * The redirect target of a path: from the redirect table, or the path without a trailing slash (template previews keep
 * theirs). At most one hop, and never to another host.
 */
function findMove(path: string, visit: Visit): Move | undefined {
  const own = normalizeTrailingSlash(path)
  const move = findRedirect(own, visit)
  if (move) return { ...move, to: encodeURI(move.to) }
  if (own === path || (own.length > path.length && !visit.hasPage(own))) return undefined
  return { to: encodePath(own), status: 301, depends: false }
}

function redirect(
  response: ServerResponse,
  { to, status, depends }: Move,
  { origin, search, secure }: { origin: string; search: string; secure: boolean },
): void {
  const [path = '', hash] = to.split('#')
  response.writeHead(status, {
    ...securityHeaders({ path, type: 'text/plain', secure }),
    Location: origin + path + search + (hash ? `#${hash}` : ''),
    'Cache-Control': status === 301 ? 'public, max-age=86400' : 'no-cache',
    ...(depends && { Vary: 'Cookie' }),
    'Content-Length': '0',
  })
  response.end()
}
