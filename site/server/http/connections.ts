import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface ConnectionLimits {
  readonly total: number
  readonly perAddress: number
  /** A connection that has been busy for longer may have to make room for a new one. */
  readonly busyMs: number
}

export interface Connections {
  /**
   * Called for each request, so that its connection is not taken for an idle one. Tells how many it has brought; those
   * beyond the most it may are counted only. Of a connection that was turned away there are always too many.
   */
  begin(request: IncomingMessage, response: ServerResponse, most?: number): number
  /**
   * Calls back when all that its connection has asked for before is sent, mostly at once. Answers go out in the order of
   * the requests: made earlier, they would only fill the memory of the server while a visitor reads nothing.
   */
  inOrder(request: IncomingMessage, response: ServerResponse, answer: () => void): void
  /** The answer to the latest request of a connection, unless all it has asked for was sent. */
  findResponse(socket: object): ServerResponse | undefined
  /** Waits until what has begun by now is sent, or its visitor has gone. Each answer says that it is the last. */
  finish(): Promise<void>
  /** Closes those without a request. */
  closeIdle(): void
  closeAll(): void
  readonly size: number
}

export const connectionLimits: ConnectionLimits = { total: 1000, perAddress: 50, busyMs: 30_000 }

/** Files that the server has open besides its connections, or opens for them. */
const OWN_FILES = 40
const FEWEST = 8

/** As many connections as there may be where each is an open file, of which the system allows a number. */
export function fitToOpenFiles(total: number, openFiles = readOpenFiles()): number {
  return Math.max(FEWEST, Math.min(total, openFiles - OWN_FILES))
}

/** Other systems than Linux do not say it so simply, and neither do they have so few. */
function readOpenFiles(): number {
  try {
    const [, count] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return count === undefined ? Number.POSITIVE_INFINITY : Number(count)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** A proxy on the same machine brings everybody from one address. */
const isLocal = (address: string) => /^(?:127\.|::1$|::ffff:127\.)/.test(address)

interface Connection {
  readonly socket: Socket
  readonly address: string
  /** Begun and not sent. A visitor may ask for several things before the first is answered. */
  readonly responses: Set<ServerResponse>
  /** What is to be done when an answer is the next to be sent. */
  readonly waiting: Map<ServerResponse, () => void>
  requests: number
  busySince: number
}

export interface ConnectionOptions {
  /** Addresses of which there may be any number of connections. @default those of this machine */
  isExempt?(address: string): boolean
  /** Says to one that there is no room for it, and closes it. @default closes it */
  turnAway?(socket: Socket): void
}

/**
 * Keeps the number of connections bounded. A new one never waits for slow ones: where there is no room, the connection
 * that has been without a request for longest is closed, or else one that has been busy for too long.
 */
export function limitConnections(
  server: Server,
  { total, perAddress, busyMs }: ConnectionLimits = connectionLimits,
  { isExempt = isLocal, turnAway = (socket) => socket.destroy() }: ConnectionOptions = {},
): Connections {
  const open = new Map<object, Connection>()
  // Both in the order in which they became so.
  const idle = new Set<Connection>()
  const busy = new Set<Connection>()
  const byAddress = new Map<string, Set<Connection>>()

  function close(connection: Connection): void {
    forget(connection)
    connection.socket.destroy()
  }

  function forget(connection: Connection): void {
    const { socket, address } = connection
    open.delete(socket)
    idle.delete(connection)
    busy.delete(connection)
    const others = byAddress.get(address)
    others?.delete(connection)
    if (others?.size === 0) byAddress.delete(address)
  }

  function makeRoom(newcomer: Connection, isCandidate: (connection: Connection) => boolean): void {
    for (const connection of idle) if (connection !== newcomer && isCandidate(connection)) return close(connection)
    const latest = performance.now() - busyMs
    for (const connection of busy)
      if (connection.busySince < latest && isCandidate(connection)) return close(connection)
    forget(newcomer)
    turnAway(newcomer.socket)
  }

  server.on('connection', (socket: Socket) => {
    // The address of a socket is gone once it is closed.
    const address = socket.remoteAddress ?? ''
    const connection: Connection = {
      socket,
      address,
      responses: new Set(),
      waiting: new Map(),
      requests: 0,
      busySince: 0,
    }
    open.set(socket, connection)
    idle.add(connection)
    socket.once('close', () => forget(connection))
    if (open.size > total) makeRoom(connection, () => true)

    if (isExempt(address) || !open.has(socket)) return
    const others = byAddress.get(address) ?? new Set()
    byAddress.set(address, others.add(connection))
    if (others.size > perAddress) makeRoom(connection, (other) => others.has(other))
  })

  // One function for all answers: it is called for each.
  function end(this: ServerResponse): void {
    const { socket } = this.req
    const connection = open.get(socket)
    if (!connection?.responses.delete(this)) return
    const [next] = connection.responses
    if (next) {
      const answer = connection.waiting.get(next)
      connection.waiting.delete(next)
      if (!socket.destroyed) answer?.()
      return
    }
    busy.delete(connection)
    idle.add(connection)
  }

  return {
    begin({ socket }, response, most = Number.POSITIVE_INFINITY) {
      const connection = open.get(socket)
      if (!connection) return Number.POSITIVE_INFINITY
      connection.requests += 1
      const { requests, responses } = connection
      if (requests > most) return requests
      if (responses.size === 0) {
        idle.delete(connection)
        busy.add(connection)
        connection.busySince = performance.now()
      }
      responses.add(response)
      response.on('close', end)
      return requests
    },
    inOrder({ socket }, response, answer) {
      const connection = open.get(socket)
      const [first] = connection?.responses ?? []
      if (!connection || first === response) answer()
      else connection.waiting.set(response, answer)
    },
    findResponse: (socket) => [...(open.get(socket)?.responses ?? [])].at(-1),
    async finish() {
      const begun = [...busy].flatMap(({ socket, responses }) =>
        [...responses].map((response) => {
          response.shouldKeepAlive = false
          return new Promise<void>((resolve) => {
            response.once('close', resolve)
            // An answer that waits for one before it hears nothing when the connection breaks.
            socket.once('close', () => resolve())
          })
        }),
      )
      await Promise.all(begun)
    },
    closeIdle() {
      for (const connection of idle) close(connection)
    },
    closeAll() {
      for (const connection of open.values()) close(connection)
    },
    get size() {
      return open.size
    },
  }
}
