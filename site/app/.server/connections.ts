import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface ConnectionLimits {
  readonly total: number
  readonly perAddress: number
}

export interface Connections {
  /** Called for each request, so that its connection is not taken for an idle one. Tells how many it has brought. */
  begin(request: IncomingMessage, response: ServerResponse): number
  /** The answer that is being written to a connection. */
  findResponse(socket: object): ServerResponse | undefined
  /** Closes those without a request. */
  closeIdle(): void
  readonly size: number
}

export const connectionLimits: ConnectionLimits = { total: 1000, perAddress: 50 }

/** A proxy on the same machine brings everybody from one address. */
const isLocal = (address: string) => /^(?:127\.|::1$|::ffff:127\.)/.test(address)

/**
 * Keeps the number of connections bounded. A new one never waits for slow ones: where there is no room, the connection
 * that has been without a request for longest is closed.
 */
export function limitConnections(
  server: Server,
  { total, perAddress }: ConnectionLimits = connectionLimits,
  isExempt: (address: string) => boolean = isLocal,
): Connections {
  const open = new Set<Socket>()
  // In the order in which they became idle.
  const idle = new Set<Socket>()
  const byAddress = new Map<string, Set<Socket>>()
  const responses = new WeakMap<object, ServerResponse>()
  const counts = new WeakMap<Socket, number>()

  function makeRoom(candidates: Iterable<Socket>, newcomer: Socket): void {
    for (const socket of candidates) {
      if (socket === newcomer) continue
      forget(socket)
      socket.destroy()
      return
    }
    forget(newcomer)
    newcomer.destroy()
  }

  function forget(socket: Socket): void {
    open.delete(socket)
    idle.delete(socket)
    const address = addresses.get(socket)
    const others = address === undefined ? undefined : byAddress.get(address)
    others?.delete(socket)
    if (others?.size === 0) byAddress.delete(address!)
  }

  // The address of a socket is gone once it is closed.
  const addresses = new WeakMap<Socket, string>()

  server.on('connection', (socket: Socket) => {
    open.add(socket)
    idle.add(socket)
    socket.once('close', () => forget(socket))
    if (open.size > total) makeRoom(idle, socket)

    const address = socket.remoteAddress ?? ''
    if (isExempt(address)) return
    addresses.set(socket, address)
    const others = byAddress.get(address) ?? new Set()
    byAddress.set(address, others.add(socket))
    if (others.size > perAddress)
      makeRoom(
        [...others].filter((other) => idle.has(other)),
        socket,
      )
  })

  return {
    begin({ socket }, response) {
      idle.delete(socket)
      responses.set(socket, response)
      response.once('close', () => {
        if (open.has(socket)) idle.add(socket)
        responses.delete(socket)
      })
      const count = (counts.get(socket) ?? 0) + 1
      counts.set(socket, count)
      return count
    },
    findResponse: (socket) => responses.get(socket),
    closeIdle() {
      for (const socket of idle) socket.destroy()
    },
    get size() {
      return open.size
    },
  }
}
