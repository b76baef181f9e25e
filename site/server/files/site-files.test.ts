import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as send, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseTarget } from '../http/request-target.ts'
import { createSiteFiles } from './site-files.ts'
import { computeEtag, type SiteFile, type SiteManifest } from './site-manifest.ts'

const page = '<!doctype html><title>Button</title>'.repeat(20)
const script = 'export const answer = 42'
const [pageTag, scriptTag] = [page, script].map((text) => computeEtag(Buffer.from(text)))
const folder = mkdtempSync(join(tmpdir(), 'frond-files-'))
let server: Server
let port: number

function add(path: string, text: string, file: Omit<SiteFile, 'etag' | 'encodings'>): [string, SiteFile] {
  const name = join(folder, 'client', path)
  mkdirSync(dirname(name), { recursive: true })
  writeFileSync(name, text)
  writeFileSync(`${name}.br`, brotliCompressSync(text))
  return [path, { ...file, etag: computeEtag(Buffer.from(text)), encodings: ['br', 'gz'] }]
}

const manifest: SiteManifest = {
  id: 'build1',
  timestamp: 0,
  scripts: ['sha256-a'],
  files: Object.fromEntries([
    add('/docs/button/index.html', page, { type: 'text/html; charset=utf-8', styles: ['sha256-b'] }),
    add('/examples/button/basic/index.html', page, { type: 'text/html; charset=utf-8' }),
    add('/pro/activate/index.html', page, { type: 'text/html; charset=utf-8' }),
    add('/assets/a-1.js', script, { type: 'text/javascript; charset=utf-8' }),
    add('/assets/a-1.woff2', script, { type: 'font/woff2' }),
    add('/docs/button/_payload.json', '{}', { type: 'application/json; charset=utf-8' }),
    add('/_builds/latest.json', '{}', { type: 'application/json; charset=utf-8' }),
    add('/_builds/meta/build1.json', '{}', { type: 'application/json; charset=utf-8' }),
    add('/favicon.svg', '<svg/>', { type: 'image/svg+xml' }),
  ]),
}

beforeAll(async () => {
  // The cache has space for one page only, so that every file is also read again.
  const files = createSiteFiles(folder, manifest, page.length)
  server = createServer((request, response) => {
    const target = parseTarget(request.url!)
    if ('status' in target) throw new Error('The test asks for an address that is none.')
    const secure = request.headers['x-secure'] === '1'
    void Promise.resolve(files.send(request, response, { target, secure })).then((sent) => {
      if (!sent) response.writeHead(404).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    send({ port, host: '127.0.0.1', path, headers, method, agent: false }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode!, headers: response.headers, body }),
        reject,
      )
    })
      .on('error', reject)
      .end()
  })
}

describe('files of the build', () => {
  it('are compressed if the client accepts it, with an ETag and a length', async () => {
    const plain = await get('/docs/button')
    expect(plain.body.toString()).toBe(page)
    expect(plain.headers).toMatchObject({
      etag: `"${pageTag}"`,
      vary: 'Accept-Encoding',
      'content-length': String(page.length),
      'content-type': 'text/html; charset=utf-8',
      'accept-ranges': 'bytes',
    })
    const small = await get('/docs/button', { 'Accept-Encoding': 'gzip, deflate, br' })
    expect(small.headers).toMatchObject({ etag: `"${pageTag}-br"`, 'content-encoding': 'br' })
    expect(brotliDecompressSync(small.body).toString()).toBe(page)
  })

  it('are compressed on request if there is no compressed copy', async () => {
    const gzip = { 'Accept-Encoding': 'gzip' }
    const [first, second] = await Promise.all([get('/docs/button', gzip), get('/docs/button', gzip)])
    expect(first.headers).toMatchObject({ etag: `"${pageTag}-gz"`, 'content-encoding': 'gzip' })
    expect(gunzipSync(first.body).toString()).toBe(page)
    expect(second.body.equals(first.body)).toBe(true)
  })

  it('get 304 with the same headers if the client has them', async () => {
    const { headers } = await get('/docs/button')
    for (const tag of [`"${pageTag}"`, `W/"${pageTag}"`, `"other", "${pageTag}"`, '*']) {
      const again = await get('/docs/button', { 'If-None-Match': tag })
      expect([tag, again.status, again.body.length]).toEqual([tag, 304, 0])
      for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy', 'x-content-type-options'])
        expect(again.headers[name]).toBe(headers[name])
    }
    for (const tag of ['"other"', '"', ',,,', '"a",'.repeat(3000), ' W/'.repeat(4000)])
      expect([tag.slice(0, 20), (await get('/docs/button', { 'If-None-Match': tag })).status]).toEqual([
        tag.slice(0, 20),
        200,
      ])
  })

  it('get 412 if the client wants another version', async () => {
    const other = await get('/docs/button', { 'If-Match': '"other"' })
    expect([other.status, other.body.length]).toEqual([412, 0])
    expect(other.headers['x-content-type-options']).toBe('nosniff')
    expect((await get('/docs/button', { 'If-Match': `"${pageTag}"` })).status).toBe(200)
    expect((await get('/docs/button', { 'If-Match': '*', 'If-None-Match': `"${pageTag}"` })).status).toBe(304)
    expect((await get('/docs/button', { 'If-Modified-Since': 'yesterday', 'If-Unmodified-Since': '' })).status).toBe(
      200,
    )
  })

  it('answer HEAD like GET, without the body', async () => {
    const [head, whole] = [await get('/docs/button', {}, 'HEAD'), await get('/docs/button')]
    expect(head.body.length).toBe(0)
    expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' })
  })

  it.each([
    ['bytes=0-4', 206, 'expor', 'bytes 0-4/24'],
    ['bytes=20-', 206, '= 42', 'bytes 20-23/24'],
    ['bytes=-2', 206, '42', 'bytes 22-23/24'],
    ['bytes=20-99', 206, '= 42', 'bytes 20-23/24'],
    ['bytes=-99', 206, script, 'bytes 0-23/24'],
    ['bytes=0-99999999999999999999', 206, script, 'bytes 0-23/24'],
    ['bytes=-99999999999999999999', 206, script, 'bytes 0-23/24'],
    ['bytes=99999999999999999999-', 416, '', 'bytes */24'],
    ['bytes=-1--1', 416, '', 'bytes */24'],
    [`bytes=${' '.repeat(10_000)}0-1x`, 416, '', 'bytes */24'],
    ['bytes', 200, script, undefined],
    ['bytes=24-', 416, '', 'bytes */24'],
    ['bytes=999999999-', 416, '', 'bytes */24'],
    ['bytes=5-2', 416, '', 'bytes */24'],
    ['bytes=-0', 416, '', 'bytes */24'],
    ['bytes=-', 416, '', 'bytes */24'],
    ['bytes=a-b', 416, '', 'bytes */24'],
    ['lines=1-2', 200, script, undefined],
    [`bytes=${Array.from({ length: 1000 }, (_, index) => `0-${index}`).join(',')}`, 200, script, undefined],
  ])('answer the range %s with %i', async (Range, status, text, contentRange) => {
    const answer = await get('/assets/a-1.js', { Range })
    expect([answer.status, answer.body.toString()]).toEqual([status, text])
    expect(answer.headers['content-range']).toBe(contentRange)
    expect(answer.headers['content-length']).toBe(String(text.length))
  })

  it('answer a range only for the requested version', async () => {
    const Range = 'bytes=0-4'
    expect((await get('/assets/a-1.js', { Range, 'If-Range': `"${scriptTag}"` })).status).toBe(206)
    expect((await get('/assets/a-1.js', { Range, 'If-Range': '"old"' })).status).toBe(200)
    expect((await get('/assets/a-1.js', { Range, 'If-Range': 'Wed, 21 Oct 2015 07:28:00 GMT' })).status).toBe(200)
  })

  it.each([
    ['/docs/button', 'public, max-age=0, must-revalidate'],
    ['/assets/a-1.js', 'public, max-age=31536000, immutable'],
    ['/docs/button/_payload.json', 'public, max-age=0, must-revalidate'],
    ['/docs/button/_payload.json?build1', 'public, max-age=31536000, immutable'],
    ['/docs/button/_payload.json?build0', 'public, max-age=0, must-revalidate'],
    ['/_builds/latest.json?1700000000000', 'no-store'],
    ['/pro/activate', 'no-store'],
    ['/_builds/meta/build1.json', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'public, max-age=86400'],
  ])('%s has the Cache-Control header %s', async (path, cacheControl) => {
    expect((await get(path)).headers['cache-control']).toBe(cacheControl)
  })

  it('have the headers of their type', async () => {
    const [html, example, image, font, json] = await Promise.all(
      ['/docs/button', '/examples/button/basic', '/favicon.svg', '/assets/a-1.woff2', '/_builds/latest.json'].map(
        async (path) => (await get(path)).headers,
      ),
    )
    for (const headers of [html, example, image, font, json]) {
      expect(headers!['x-content-type-options']).toBe('nosniff')
      expect(headers).not.toHaveProperty('strict-transport-security')
    }
    expect(html).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /'sha256-a'.*'sha256-b'.*frame-ancestors 'none'; report-to csp$/,
      ),
      'reporting-endpoints': 'csp="/api/csp"',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(example).toMatchObject({
      'content-security-policy': expect.stringMatching(/frame-ancestors 'self'; report-to csp$/),
      'x-frame-options': 'SAMEORIGIN',
    })
    expect(image!['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    expect(font!['cross-origin-resource-policy']).toBe('cross-origin')
    expect(json).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    })
  })

  it('require HTTPS if the visitor uses it', async () => {
    const { headers } = await get('/docs/button', { 'X-Secure': '1' })
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload')
    expect(headers['content-security-policy']).toMatch(/upgrade-insecure-requests; report-to csp$/)
  })

  it('are not found under other names', async () => {
    for (const path of ['/docs/button/index.html', '/docs/button/', '/constructor', '/docs/button/index.html.br'])
      expect([path, (await get(path)).status]).toEqual([path, 404])
  })
})
