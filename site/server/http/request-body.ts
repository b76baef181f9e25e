import type { IncomingMessage, ServerResponse } from 'node:http'
import { problemHeaders, problemText, type Problem } from './problem.ts'
import { securityHeaders } from './security-headers.ts'

/** Only webhooks of the payment provider may have a larger body. */
export const MAX_BODY_BYTES = 16 * 1024

/** The body of a request, or why it cannot be read: it is too large, or the client is gone. */
export function readBody(request: IncomingMessage, maxBytes = MAX_BODY_BYTES): Promise<Buffer | 'too-large' | 'gone'> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve('too-large')
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= maxBytes) chunks.push(chunk)
      else {
        request.removeAllListeners('data')
        resolve('too-large')
      }
    })
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', () => resolve('gone'))
    request.once('close', () => resolve('gone'))
  })
}

const DRAINED_BYTES = 8 * 1024 * 1024
const DRAIN_MS = 2000

/**
 * Answers 413 at once, and closes the connection when the rest of the body has arrived or exceeds a limit. Closing
 * earlier would discard the response while the client is still sending.
 */
export function refuseBody(request: IncomingMessage, response: ServerResponse, secure = false): void {
  const given: Problem = {
    status: 413,
    title: 'Content Too Large',
    detail: 'The body is larger than this address accepts.',
  }
  const body = problemText(given)
  response.shouldKeepAlive = false
  response.writeHead(given.status, {
    ...securityHeaders({ path: '/', type: 'application/problem+json', secure }),
    ...problemHeaders(given),
    'Content-Length': Buffer.byteLength(body),
  })
  response.write(body)

  let length = 0
  const timer = setTimeout(close, DRAIN_MS)
  function close(): void {
    clearTimeout(timer)
    response.end()
  }
  request.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length > DRAINED_BYTES) request.destroy()
  })
  request.once('end', close)
  request.once('error', close)
  request.once('close', close)
  request.resume()
}
