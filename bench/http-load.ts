import { connect, type Socket } from 'node:net'

export interface LoadOptions {
  port: number
  /** The raw request. */
  request: string
  requests: number
  connections: number
}

export interface Load {
  perSecond: number
  /** Milliseconds from the request to the last byte of the response. */
  median: number
  p99: number
  /** Responses other than 200, and broken connections. */
  failed: number
}

export function toRequestText(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, br\r\nAccept: text/html\r\n\r\n`
}

/**
 * Sends requests over several connections. Each connection waits for its response, like a browser. The client parses as
 * little as possible, so that it measures the server and not itself.
 */
export async function measureLoad({ port, request, requests, connections }: LoadOptions): Promise<Load> {
  const times: number[] = []
  let left = requests
  let failed = 0
  const start = performance.now()

  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left > 0) await useConnection()
    }),
  )

  /** Resolves when the server closes the connection or all requests are sent. */
  function useConnection(): Promise<void> {
    return new Promise((resolve) => {
      const socket: Socket = connect(port, '127.0.0.1')
      let sentAt = 0
      let missing = -1
      let isLast = false

      function next(): void {
        if (left <= 0 || isLast) {
          socket.destroy()
          resolve()
          return
        }
        left -= 1
        missing = -1
        sentAt = performance.now()
        socket.write(request)
      }

      socket.on('connect', next)
      socket.on('data', (chunk: Buffer) => {
        if (missing < 0) {
          const end = chunk.indexOf('\r\n\r\n')
          const head = chunk.toString('latin1', 0, Math.max(end, 0))
          const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
          if (end < 0 || !head.startsWith('HTTP/1.1 200') || Number.isNaN(length)) {
            failed += 1
            isLast = true
            next()
            return
          }
          isLast = /\r\nconnection: close/i.test(head)
          missing = length - (chunk.length - end - 4)
        } else missing -= chunk.length
        if (missing > 0) return
        times.push(performance.now() - sentAt)
        next()
      })
      socket.on('error', () => {
        failed += 1
        resolve()
      })
      socket.on('close', () => resolve())
    })
  }

  const seconds = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  return {
    perSecond: times.length / seconds,
    median: times[Math.floor(times.length * 0.5)] ?? Number.NaN,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    failed,
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 0 ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[middle]!
}
