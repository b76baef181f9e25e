import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { connectionLimits, fitToOpenFiles, limitConnections } from './connections.ts'
import { createHttpServer, type HttpLimits, type HttpServer } from './http-server.ts'
import { readBody, refuseBody } from './request-body.ts'

let http: HttpServer | undefined
afterEach(() => {
  http?.server.closeAllConnections()
  http?.server.close()
  http = undefined
})

async function start(limits: Partial<HttpLimits> = {}): Promise<number> {
  http = createHttpServer(async (request, response) => {
    const body = await readBody(request)
    if (body === 'gone') return
    if (body === 'too-large') return refuseBody(request, response)
    response.end(`${request.method} ${body.length}`)
  }, limits)
  http.server.listen(0, '127.0.0.1')
  await once(http.server, 'listening')
  return (http.server.address() as AddressInfo).port
}

/** Sends raw bytes and returns everything received until the connection is closed. */
async function send(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(bytes, 'latin1')
  return text(socket)
}

const status = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
const end = 'Host: a\r\nConnection: close\r\n\r\n'

describe('http server', () => {
  it.each([
    ['an unknown method', `BREW / HTTP/1.1\r\n${end}`, 405],
    ['CONNECT', `CONNECT a:443 HTTP/1.1\r\n${end}`, 405],
    ['a header of 100 kB', `GET / HTTP/1.1\r\nX-A: ${'a'.repeat(100_000)}\r\n${end}`, 431],
    ['an address of 100 kB', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${end}`, 414],
    ['an address of 20 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${end}`, 414],
    ['a header with a name of 20 kB', `GET / HTTP/1.1\r\n${'a'.repeat(20_000)}: b\r\n${end}`, 431],
    ['300 headers', `GET / HTTP/1.1\r\n${'X-A: 1\r\n'.repeat(300)}${end}`, 431],
    ['two hosts', `GET / HTTP/1.1\r\nHost: b\r\n${end}`, 400],
    ['the same host twice', `GET / HTTP/1.1\r\nHost: a\r\n${end}`, 400],
    ...['a b', '"><script>', 'a/b', 'u@a', '[::1', 'a:b', 'a\xff', 'a?b', '[a]b'].map(
      (host): [string, string, number] => [
        `the host ${host}`,
        `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
        400,
      ],
    ),
    ...['', 'a_b', '[::1]:80', 'a:99999', '999.0.0.1', 'xn--'].map((host): [string, string, number] => [
      `the host "${host}", which is valid`,
      `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      200,
    ]),
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a space before the colon', `POST / HTTP/1.1\r\nTransfer-Encoding : chunked\r\n${end}`, 400],
    [
      'two different Content-Length headers',
      `POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${end}a`,
      400,
    ],
    [
      'Content-Length and Transfer-Encoding',
      `POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${end}0\r\n\r\n`,
      400,
    ],
    ['two equal Content-Length headers', `POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n${end}a`, 400],
    ...['-1', '+1', '0x1', '1, 1', '', '99999999999999999999'].map((length): [string, string, number] => [
      `the length "${length}"`,
      `POST / HTTP/1.1\r\nContent-Length: ${length}\r\n${end}a`,
      400,
    ]),
    ...['gzip', 'gzip, chunked', 'chunked, chunked', 'chunked, identity', 'xchunked', '\x0bchunked', 'identity'].map(
      (coding): [string, string, number] => [
        `the coding "${coding}"`,
        `POST / HTTP/1.1\r\nTransfer-Encoding: ${coding}\r\n${end}0\r\n\r\n`,
        400,
      ],
    ),
    ['chunked in mixed case', `POST / HTTP/1.1\r\nTransfer-Encoding: chunKed\r\n${end}1\r\na\r\n0\r\n\r\n`, 200],
    ['chunked in HTTP/1.0', 'POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    [
      'a chunk size of more than 64 bits',
      `POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${end}fffffffffffffffff\r\n`,
      400,
    ],
    [
      'the largest possible chunk size',
      `POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${end}ffffffffffffffff\r\n${'a'.repeat(20_000)}`,
      413,
    ],
    ...['zz', '-1', '1 ', ';', '0x1'].map((size): [string, string, number] => [
      `a chunk of the size "${size}"`,
      `POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${end}${size}\r\na\r\n0\r\n\r\n`,
      400,
    ]),
    ['a folded header line', `GET / HTTP/1.1\r\nX-A: a\r\n b\r\n${end}`, 400],
    ['a header without a colon', `GET / HTTP/1.1\r\nX-A\r\n${end}`, 400],
    ['a header with a NUL', `GET / HTTP/1.1\r\nX-A: a\0b\r\n${end}`, 400],
    ['lines that end in LF instead of CRLF', 'GET / HTTP/1.1\nHost: a\nConnection: close\n\n', 400],
    ['HTTP/2.0', `GET / HTTP/2.0\r\n${end}`, 400],
    ['an unknown HTTP version', `GET / HTTP/9.9\r\n${end}`, 400],
    ['HTTP/0.9', 'GET /\r\n\r\n', 400],
    ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 405],
    ['an unknown Expect header', `GET / HTTP/1.1\r\nExpect: 200-maybe\r\n${end}`, 417],
    ['text that is not HTTP', 'hello\r\n\r\n', 405],
    ['an unsupported upgrade', `GET / HTTP/1.1\r\nUpgrade: h2c\r\nHost: a\r\nConnection: Upgrade, close\r\n\r\n`, 200],
    ['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n', 200],
  ])('answers %s', async (_, request, wanted) => {
    const port = await start()
    const answer = await send(port, request)
    expect(status(answer)).toBe(wanted)
    if (wanted !== 200) {
      expect(answer).toMatch(/Content-Type: application\/problem\+json/i)
      expect(answer).toMatch(/X-Content-Type-Options: nosniff/i)
      expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ status: wanted })
    }
    if (wanted === 405) expect(answer).toMatch(/Allow: GET, HEAD/)
  })

  it('answers 413 to a body whose length is too large before it is received', async () => {
    const port = await start()
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'a'.repeat(2_000_000) })
    expect(response.status).toBe(413)
    expect(response.headers.get('Connection')).toBe('close')
  })

  it('answers 413 to a body without a length when it becomes too large', async () => {
    const port = await start()
    const body = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 40; part += 1) controller.enqueue(new Uint8Array(1024))
        controller.close()
      },
    })
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect(response.status).toBe(413)
  })

  it('does not answer 100 Continue for a body that is too large', async () => {
    const port = await start()
    const post = (length: number) =>
      `POST / HTTP/1.1\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n${end}${length < 10 ? 'a'.repeat(length) : ''}`
    expect(await send(port, post(5))).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /)

    const socket = connect(port, '127.0.0.1')
    socket.write(post(2_000_000))
    const [first] = (await once(socket, 'data')) as [Buffer]
    expect(status(first.toString())).toBe(413)
    socket.destroy()
  })

  it('times out on headers and bodies that arrive too slowly', async () => {
    const port = await start({ headersTimeoutMs: 300, requestTimeoutMs: 600 })
    const [headers, body] = await Promise.all([
      send(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-'),
      send(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\na'),
    ])
    expect([status(headers), status(body)]).toEqual([408, 408])
  })

  it('times out on headers that arrive letter by letter', async () => {
    const port = await start({ headersTimeoutMs: 300 })
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-')
    const dripping = setInterval(() => socket.write('a'), 20)
    const answer = await text(socket)
    clearInterval(dripping)
    expect(status(answer)).toBe(408)
  })

  it('reads nothing more from a connection after an ambiguous request', async () => {
    const port = await start()
    const hidden = 'GET /hidden HTTP/1.1\r\nHost: a\r\n\r\n'
    const answer = await send(
      port,
      `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n${hidden}`,
    )
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
    expect(answer).toMatch(/Connection: close/i)
  })

  it('closes a connection after a number of requests, and announces it in the last response', async () => {
    const port = await start({ requestsPerConnection: 3 })
    const answer = await send(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3))
    expect(answer.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3)
    expect(answer.split('HTTP/1.1').map((each) => /Connection: close/i.test(each))).toEqual([false, false, false, true])
  })
})

describe('connections', () => {
  async function open(port: number, count: number): Promise<Socket[]> {
    const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'))
    for (const socket of sockets) socket.on('error', () => {})
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    return sockets
  }

  it('that are idle are closed to make room for an active one', async () => {
    const port = await start()
    const connections = limitConnections(http!.server, { total: 20, perAddress: 20, busyMs: 1000 })
    const silent = await open(port, 40)
    await expect.poll(() => connections.size).toBe(20)
    expect(status(await send(port, `GET / HTTP/1.1\r\n${end}`))).toBe(200)
    for (const socket of silent) socket.destroy()
    await expect.poll(() => connections.size).toBe(0)
  })

  it('of one address are limited, but not those of a local proxy', async () => {
    const port = await start()
    const limits = { total: 100, perAddress: 5, busyMs: 1000 }
    const bounded = limitConnections(http!.server, limits, { isExempt: () => false })
    const free = limitConnections(http!.server, limits)
    const sockets = await open(port, 12)
    await expect.poll(() => bounded.size).toBe(5)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => free.size).toBe(0)
  })

  it.each([
    ['are busy for too long are closed', -1, 200],
    ['are busy for a short time stay open', 60_000, Number.NaN],
  ])('that %s', async (_, busyMs, wanted) => {
    let begun = 0
    const server = createServer((request, response) => {
      connections.begin(request, response)
      begun += 1
      if (request.url === '/quick') response.end()
    })
    const connections = limitConnections(server, { total: 2, perAddress: 2, busyMs })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const slow = await open(port, 2)
    for (const socket of slow) socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
    await expect.poll(() => begun).toBe(2)
    expect(status(await send(port, `GET /quick HTTP/1.1\r\n${end}`))).toBe(wanted)
    connections.closeAll()
    server.close()
  })

  it.each([
    [20_000, 1000],
    [1024, 984],
    [256, 216],
    [20, 8],
    [Number.POSITIVE_INFINITY, 1000],
  ])('are limited to the number that fits if %d files can be open', (openFiles, wanted) => {
    expect(fitToOpenFiles(connectionLimits.total, openFiles)).toBe(wanted)
  })
})
