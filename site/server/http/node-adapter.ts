import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from './security-headers.ts'

/** Converts between Node's requests and responses and the web `Request` and `Response` of the endpoints. */

/** A web `Request` for the endpoints. It has the host of the `Host` header if that is valid. */
export function toRequest(message: IncomingMessage, address: string, body?: Buffer): Request {
  const { headers } = message
  // `Request` does not allow these methods. Replace them with one that every endpoint answers with 405.
  const method = /^(?:TRACE|TRACK|CONNECT)$/i.test(message.method ?? '') ? 'OPTIONS' : (message.method ?? 'GET')
  // A host can pass the character check and still be invalid, such as 999.0.0.1.
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
  /** The requested path. */
  readonly path: string
  readonly secure: boolean
  readonly isHead: boolean
}

/** Sends a response with the security headers for its type. Endpoint responses are small, so each is sent at once. */
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
