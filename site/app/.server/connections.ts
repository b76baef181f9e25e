import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface ConnectionLimits {
  readonly total: number
  readonly perAddress: number
  /** A connection that has been busy for longer may have to make room for a new one. */
  readonly busyMs: number
}

export interface Connections {
  /** Called for each request, so that its connection is not taken for an idle one. Tells how many it has brought. */
  begin(request: IncomingMessage, response: ServerResponse): number
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

/** A proxy on the same machine brings everybody from one address. */
const isLocal = (address: string) => /^(?:127\.|::1$|::ffff:127\.)/.test(address)

interface Connection {
  readonly socket: Socket
  readonly address: string
  /** Begun and not sent. A visitor may ask for several things before the first is answered. */
  readonly responses: Set<ServerResponse>
  requests: number
  busySince: number
}

/**
 * Keeps the number of connections bounded. A new one never waits for slow ones: where there is no room, the connection
 * that has been without a request for longest is closed, or else one that has been busy for too long.
 */
export function limitConnections(
  server: Server,
  { total, perAddress, busyMs }: ConnectionLimits = connectionLimits,
  isExempt: (address: string) => boolean = isLocal,
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
    close(newcomer)
  }

  server.on('connection', (socket: Socket) => {
    // The address of a socket is gone once it is closed.
    const address = socket.remoteAddress ?? ''
    const connection: Connection = { socket, address, responses: new Set(), requests: 0, busySince: 0 }
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
    if (!connection?.responses.delete(this) || connection.responses.size > 0) return
    busy.delete(connection)
    idle.add(connection)
  }

  return {
    begin({ socket }, response) {
      const connection = open.get(socket)
      if (!connection) return 1
      const { responses } = connection
      if (responses.size === 0) {
        idle.delete(connection)
        busy.add(connection)
        connection.busySince = performance.now()
      }
      responses.add(response)
      response.on('close', end)
      connection.requests += 1
      return connection.requests
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
