import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from './security-headers.ts'

/** Between Node's requests and answers and those of the web, which the endpoints speak. */

/** A request for the endpoints. Its host is the one the visitor named where that is a name at all. */
export function toRequest(message: IncomingMessage, address: string, body?: Buffer): Request {
  const { headers } = message
  // The web's requests cannot have these methods, and no endpoint takes them: each answers as to any it does not take.
  const method = /^(?:TRACE|TRACK|CONNECT)$/i.test(message.method ?? '') ? 'OPTIONS' : (message.method ?? 'GET')
  // A name may have the form of one and still be none, such as 999.0.0.1.
  const named = `http://${headers.host || 'localhost'}`
  const origin = URL.canParse(named) ? new URL(named).origin : 'http://localhost'
  const given = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string') given.set(name, value)
    else for (const each of value ?? []) given.append(name, each)
  }
  return new Request(origin + address, {
    method,
    headers: given,
    ...(body && method !== 'GET' && method !== 'HEAD' && { body: new Uint8Array(body) }),
  })
}

interface SendOptions {
  /** The path that was asked for. */
  readonly path: string
  readonly secure: boolean
  readonly isHead: boolean
}

/** Sends an answer with the headers of its kind. Answers of the endpoints are small, so each is sent as a whole. */
export async function sendResponse(target: ServerResponse, response: Response, options: SendOptions): Promise<void> {
  const { headers, status } = response
  const type = headers.get('Content-Type') ?? undefined
  for (const [name, value] of Object.entries(securityHeaders({ ...options, type }))) {
    if (!headers.has(name)) headers.set(name, value)
  }
  const body = response.body ? Buffer.from(await response.arrayBuffer()) : undefined
  const hasLength = status !== 304 && status !== 204
  if (hasLength && (body ?? !options.isHead)) headers.set('Content-Length', String(body?.length ?? 0))
  target.writeHead(status, [...headers].flat())
  if (options.isHead || !body) target.end()
  else target.end(body)
}
