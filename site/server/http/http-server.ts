import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { connectionLimits, fitToOpenFiles, limitConnections, type Connections } from './connections.ts'
import { badRequest, methodNotAllowed, problemHeaders, problemText, unavailable, type Problem } from './problem.ts'
import { MAX_BODY_BYTES, refuseBody } from './request-body.ts'
import { MAX_TARGET_LENGTH } from './request-target.ts'
import { securityHeaders } from './security-headers.ts'

export const httpLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  keepAliveTimeoutMs: 5000,
  /** Timeout for a connection without any traffic. */
  idleTimeoutMs: 60_000,
  requestsPerConnection: 100,
  headerBytes: 16 * 1024,
  headerLines: 100,
}

export type HttpLimits = typeof httpLimits

/** Handles a request, synchronously if possible. It never throws and never rejects. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

export interface HttpServer {
  readonly server: Server
  readonly connections: Connections
}

/** An HTTP server with limits against slow, greedy and broken clients. Requests that Node's parser rejects get a response too. */
export function createHttpServer(listener: Listener, limits: Partial<HttpLimits> = {}): HttpServer {
  const given = { ...httpLimits, ...limits }
  const server = createServer({
    maxHeaderSize: given.headerBytes,
    headersTimeout: given.headersTimeoutMs,
    requestTimeout: given.requestTimeoutMs,
    keepAliveTimeout: given.keepAliveTimeoutMs,
    connectionsCheckingInterval: 500,
    // Checked here, so that the error has our format.
    requireHostHeader: false,
  })
  server.timeout = given.idleTimeoutMs
  const connections = limitConnections(
    server,
    { ...connectionLimits, total: fitToOpenFiles(connectionLimits.total) },
    { turnAway: (socket) => sendRaw(socket, unavailable('Too many are here at once. Try again in a moment.', 2)) },
  )

  function answer(request: IncomingMessage, response: ServerResponse): void {
    // Node's own `maxRequestsPerSocket` would answer the next request with 503 instead of closing the connection.
    const count = connections.begin(request, response, given.requestsPerConnection)
    if (count >= given.requestsPerConnection) response.shouldKeepAlive = false
    // The client sent this before it saw `Connection: close`. The connection is already closing.
    if (count > given.requestsPerConnection) return
    const refused = checkHeaders(request, given.headerLines)
    if (!refused) return connections.inOrder(request, response, () => void listener(request, response))
    // A malformed request may be part of a request-smuggling attempt, so do not read more from this connection.
    response.shouldKeepAlive = false
    sendProblem(response, refused)
  }

  server.on('request', answer)
  server.on('checkContinue', (request, response) => {
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
      connections.begin(request, response)
      refuseBody(request, response)
      return
    }
    response.writeContinue()
    answer(request, response)
  })
  server.on('checkExpectation', (request, response) => {
    connections.begin(request, response)
    sendProblem(response, {
      status: 417,
      title: 'Expectation Failed',
      detail: 'The only expectation known here is 100-continue.',
    })
  })
  server.on('connect', (_, socket) => sendRaw(socket, methodNotAllowed('GET, HEAD')))
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    const response = connections.findResponse(socket)
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy()
    // What follows a whole request does not take its answer away.
    else if (response?.req.complete) closeAfter(response, socket)
    else if (response?.headersSent) socket.destroy()
    else sendRaw(socket, toProblem(error))
  })
  return { server, connections }
}

function closeAfter(response: ServerResponse, socket: Duplex): void {
  response.shouldKeepAlive = false
  response.once('finish', () => socket.end())
}

/** Rejects requests that Node's parser accepts but that only occur in request-smuggling attempts. */
function checkHeaders(request: IncomingMessage, lines: number): Problem | undefined {
  const { rawHeaders } = request
  if (rawHeaders.length > lines * 2) {
    return { status: 431, title: 'Request Header Fields Too Large', detail: `A request has at most ${lines} headers.` }
  }
  if (request.httpVersionMajor !== 1) return badRequest('The version of HTTP is 1.0 or 1.1.')
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    const value = rawHeaders[index + 1]!
    if (name.length === 4 && name.toLowerCase() === 'host') {
      hosts += 1
      if (!hostForm.test(value)) return badRequest('The host is not a name.')
    }
    if (name.length === 17 && name.toLowerCase() === 'transfer-encoding' && !isChunked(value, request.httpVersion))
      return badRequest('A body comes as it is, whole or in chunks.')
  }
  if (hosts === 0 && request.httpVersion === '1.1') return badRequest('The request names no host.')
  return hosts > 1 ? badRequest('The request names more than one host.') : undefined
}

/** Checks only the characters of a host, with an optional port. It may be empty. */
const hostForm = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i

function isChunked(coding: string, version: string): boolean {
  return version === '1.1' && coding.toLowerCase() === 'chunked'
}

function toProblem({ code, rawPacket }: NodeJS.ErrnoException & { rawPacket?: Buffer }): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW': {
      const [line = ''] = rawPacket?.toString('latin1').split('\n', 1) ?? []
      return /^[A-Z]+ /.test(line) && line.length > MAX_TARGET_LENGTH
        ? { status: 414, title: 'URI Too Long', detail: 'The address is too long.' }
        : { status: 431, title: 'Request Header Fields Too Large', detail: 'The headers are too large.' }
    }
    case 'HPE_INVALID_METHOD':
      return methodNotAllowed('GET, HEAD')
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return { status: 413, title: 'Content Too Large', detail: 'The body is too large.' }
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, title: 'Request Timeout', detail: 'The request took too long to arrive.' }
    default:
      return badRequest('The request is not valid HTTP.')
  }
}

const LINGER_MS = 1000

/** Answers a request that could not be parsed. Reads and discards the rest, because a reset would lose the response. */
function sendRaw(socket: Duplex | Socket, given: Problem): void {
  const body = problemText(given)
  const headers = {
    ...problemHeaders(given),
    ...securityHeaders({ path: '/', type: 'application/problem+json', secure: false }),
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${given.status} ${STATUS_CODES[given.status]}\r\n${lines.join('')}\r\n${body}`)
  socket.resume()
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

export function sendProblem(response: ServerResponse, given: Problem, secure = false): void {
  const body = problemText(given)
  response.writeHead(given.status, {
    ...securityHeaders({ path: '/', type: 'application/problem+json', secure }),
    ...problemHeaders(given),
    'Content-Length': Buffer.byteLength(body),
  })
  response.end(body)
}
