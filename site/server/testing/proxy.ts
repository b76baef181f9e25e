import { once } from 'node:events'
import { createServer, request as send, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Tests send the address of a visitor in this header, because all of them connect from this machine. */
export const VISITOR_HEADER = 'x-test-visitor'

export interface Proxy {
  readonly address: string
  close(): Promise<void>
}

/**
 * For tests: sends requests to the servers on the given ports in turn. A server that accepts no connection is skipped, as
 * load balancers do while a server restarts. If a connection breaks later, the client gets 502 and may try again.
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  let turn = 0
  const proxy = createServer(async (request, response) => {
    const body = await buffer(request)
    const first = (turn += 1)
    for (let skipped = 0; skipped < ports.length; skipped += 1) {
      try {
        const answer = await forward(request, body, ports[(first + skipped) % ports.length]!)
        response.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(response)
        return
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') break
      }
    }
    response.writeHead(502).end()
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async close() {
      proxy.close()
      proxy.closeAllConnections()
      await once(proxy, 'close')
    },
  }
}

function forward({ method, url, headers }: IncomingMessage, body: Buffer, port: number): Promise<IncomingMessage> {
  const visitor = String(headers[VISITOR_HEADER] ?? '192.0.2.1')
  return new Promise((resolve, reject) => {
    const sent = send(
      { host: '127.0.0.1', port, path: url, method, headers: { ...headers, 'x-forwarded-for': visitor }, agent: false },
      resolve,
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
