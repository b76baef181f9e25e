import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface ConnectionLimits {
  readonly total: number
  readonly perAddress: number
  /** A connection that has been busy for longer than this may be closed for a new one. */
  readonly busyMs: number
}

export interface Connections {
  /**
   * Called for each request, so that its connection counts as busy. Returns the number of requests of the connection.
   * A rejected connection is always over its limit.
   */
  begin(request: IncomingMessage, response: ServerResponse, most?: number): number
  /**
   * Calls back when all earlier responses of the connection are sent, usually at once. Responses are sent in request
   * order. Creating them earlier would fill the memory of the server if the client does not read.
   */
  inOrder(request: IncomingMessage, response: ServerResponse, answer: () => void): void
  /** The response to the latest request of a connection, or `undefined` if everything was sent. */
  findResponse(socket: object): ServerResponse | undefined
  /** Waits until all started responses are sent or their clients are gone. Each response closes its connection. */
  finish(): Promise<void>
  /** Closes idle connections. */
  closeIdle(): void
  closeAll(): void
  readonly size: number
}

export const connectionLimits: ConnectionLimits = { total: 1000, perAddress: 50, busyMs: 30_000 }

/** File descriptors reserved for files other than connections. */
const OWN_FILES = 40
const FEWEST = 8

/** The maximum number of connections: each uses one file descriptor, and the system limits those. */
export function fitToOpenFiles(total: number, openFiles = readOpenFiles()): number {
  return Math.max(FEWEST, Math.min(total, openFiles - OWN_FILES))
}

/** The limit of this process. On systems other than Linux it is not easy to read and usually higher, so it is ignored. */
function readOpenFiles(): number {
  try {
    const [, count] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return count === undefined ? Number.POSITIVE_INFINITY : Number(count)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** With a proxy on the same machine, all visitors have one address. */
const isLocal = (address: string) => /^(?:127\.|::1$|::ffff:127\.)/.test(address)

interface Connection {
  readonly socket: Socket
  readonly address: string
  /** Responses that are started and not sent. HTTP pipelining allows several per connection. */
  readonly responses: Set<ServerResponse>
  /** Callbacks for responses that wait for earlier ones. */
  readonly waiting: Map<ServerResponse, () => void>
  requests: number
  busySince: number
}

export interface ConnectionOptions {
  /** Addresses without a connection limit. @default those of this machine */
  isExempt?(address: string): boolean
  /** Rejects a connection because there is no room. @default closes it */
  turnAway?(socket: Socket): void
}

/**
 * Limits the number of connections. A new connection never waits for slow ones: if there is no room, the connection that
 * has been idle for longest is closed, otherwise one that has been busy for too long.
 */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits = connectionLimits,
  options: ConnectionOptions = {},
): Connections {
  const pool = createPool(limits, options)
  const { find, idle, busy } = pool
  server.on('connection', pool.add)

  // One shared function instead of a closure per response: this is a hot path.
  function end(this: ServerResponse): void {
    const { socket } = this.req
    const connection = find(socket)
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
      const connection = find(socket)
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
      const connection = find(socket)
      const [first] = connection?.responses ?? []
      if (!connection || first === response) answer()
      else connection.waiting.set(response, answer)
    },
    findResponse: (socket) => [...(find(socket)?.responses ?? [])].at(-1),
    async finish() {
      await Promise.all(
        [...busy].flatMap(({ socket, responses }) => [...responses].map((each) => finish(each, socket))),
      )
    },
    closeIdle() {
      for (const connection of idle) pool.close(connection)
    },
    closeAll: pool.closeAll,
    get size() {
      return pool.size
    },
  }
}

/** Waits until a response is sent. It is the last one on its connection. */
function finish(response: ServerResponse, socket: Socket): Promise<void> {
  response.shouldKeepAlive = false
  return new Promise((resolve) => {
    response.once('close', resolve)
    // A waiting response gets no event when the connection breaks.
    socket.once('close', () => resolve())
  })
}

interface Pool {
  /** Adds a connection, and closes or rejects one if there are too many. */
  add(socket: Socket): void
  find(socket: object): Connection | undefined
  close(connection: Connection): void
  closeAll(): void
  /** Connections without a response to send. The connection that has been idle for longest comes first. */
  readonly idle: Set<Connection>
  /** Busy connections, longest busy first. */
  readonly busy: Set<Connection>
  readonly size: number
}

/** The open connections, limited in total and per address. */
function createPool(
  { total, perAddress, busyMs }: ConnectionLimits,
  { isExempt = isLocal, turnAway = (socket) => socket.destroy() }: ConnectionOptions,
): Pool {
  const open = new Map<object, Connection>()
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

  /** Closes one of the candidates. If none may be closed, rejects the new connection. */
  function makeRoom(newcomer: Connection, isCandidate: (connection: Connection) => boolean): void {
    for (const connection of idle) if (connection !== newcomer && isCandidate(connection)) return close(connection)
    const latest = performance.now() - busyMs
    for (const connection of busy)
      if (connection.busySince < latest && isCandidate(connection)) return close(connection)
    forget(newcomer)
    turnAway(newcomer.socket)
  }

  return {
    add(socket) {
      // A closed socket has no address, so read it now.
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
    },
    find: (socket) => open.get(socket),
    close,
    closeAll() {
      for (const connection of open.values()) close(connection)
    },
    idle,
    busy,
    get size() {
      return open.size
    },
  }
}
