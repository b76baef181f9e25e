import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createImageEndpoint, type ImageEndpointOptions } from './image-endpoint.ts'
import { parseImageOptions } from './image-options.ts'

const folder = mkdtempSync(join(tmpdir(), 'frond-img-'))
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>'
const images: ImageEndpointOptions['images'] = {
  '/logo.png': { format: 'png', width: 800, height: 400, etag: 'a' },
  '/leaf.svg': { format: 'svg', width: 24, height: 24, etag: 'b' },
  '/broken.png': { format: 'png', width: 1, height: 1, etag: 'c' },
  '/page.png': { format: 'png', width: 1, height: 1, etag: 'd' },
  '/scan.jpg': { format: 'jpeg', width: 4, height: 4, etag: 'e' },
  '/huge.png': { format: 'png', width: 30_000, height: 30_000, etag: 'f' },
  '/paper.png': { format: 'png', width: 4, height: 4, etag: 'g' },
  '/film.png': { format: 'png', width: 4, height: 4, etag: 'h' },
  '/tall.png': { format: 'png', width: 8, height: 1, etag: 'i' },
  '/gone.png': { format: 'png', width: 4, height: 4, etag: 'j' },
}

beforeAll(async () => {
  const picture = sharp({ create: { width: 800, height: 400, channels: 4, background: '#00dc8280' } })
  writeFileSync(join(folder, 'logo.png'), await picture.png().toBuffer())
  writeFileSync(join(folder, 'leaf.svg'), svg)
  writeFileSync(join(folder, 'broken.png'), (await picture.png().toBuffer()).subarray(0, 60))
  writeFileSync(join(folder, 'page.png'), '<html><script>alert(1)</script></html>')
  writeFileSync(join(folder, 'scan.jpg'), await picture.tiff().toBuffer())
  writeFileSync(join(folder, 'huge.png'), createPng(30_000, 30_000))
  writeFileSync(join(folder, 'paper.png'), '%PDF-1.7')
  writeFileSync(join(folder, 'film.png'), await picture.gif().toBuffer())
  writeFileSync(join(folder, 'tall.png'), createPng(8, 1, 40_000_000))
})
afterAll(() => rmSync(folder, { recursive: true }))

const create = (more: Partial<ImageEndpointOptions> = {}) =>
  createImageEndpoint({ folder, images, rateLimits: true, ...more })
const endpoint = create()
const get = (path: string, from = endpoint, headers: Record<string, string> = {}) =>
  from.answer(new Request(`http://localhost${encodeURI(path)}`, { headers }), path, 'visitor')
const size = async (response: Response) => {
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
  return [format, width, height]
}

/** A picture of one colour, which needs few bytes and much memory. Its data may be more than its size needs. */
function createPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const body = Buffer.concat([Buffer.from(type), data])
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width / 8 + 1) * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('pictures', () => {
  it.each([
    ['w_200', 'png', 200, 100],
    ['w_200,f_webp', 'webp', 200, 100],
    ['w_200&f_jpg', 'jpeg', 200, 100],
    ['h_100', 'png', 200, 100],
    ['s_100x100', 'png', 100, 100],
    ['s_100x100,fit_inside', 'png', 100, 50],
    ['w_4096', 'png', 800, 400],
    ['_', 'png', 800, 400],
    ['f_webp,q_20,b_fff', 'webp', 800, 400],
  ])('come as %s', async (modifiers, format, width, height) => {
    const response = await get(`/_img/${modifiers}/logo.png`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe(`image/${format}`)
    expect(await size(response)).toEqual([format, width, height])
  })

  it('with clear parts get the wanted colour behind them', async () => {
    const response = await get('/_img/f_jpeg,q_100,b_ff0000/logo.png')
    const { dominant } = await sharp(await response.arrayBuffer()).stats()
    expect(dominant.r).toBeGreaterThan(100)
  })

  it('are made once, tagged and kept', async () => {
    const first = await get('/_img/w_300/logo.png')
    const etag = first.headers.get('ETag')!
    expect(first.headers.get('Content-Disposition')).toBe('inline; filename="logo.png"')
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=86400')
    expect((await get('/_img/w_300/logo.png', endpoint, { 'If-None-Match': etag })).status).toBe(304)
    for (const tags of [`W/${etag}`, `"x", ${etag}`, '*'])
      expect((await get('/_img/w_300/logo.png', endpoint, { 'If-None-Match': tags })).status).toBe(304)
    expect((await get('/_img/w_301/logo.png')).headers.get('ETag')).not.toBe(etag)
  })

  it('that are drawings are sent as they are', async () => {
    const response = await get('/_img/w_640/leaf.svg')
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(await response.text()).toBe(svg)
    expect((await get('/_img/f_png/leaf.svg')).status).toBe(400)
    expect((await get('/_img/f_svg/logo.png')).status).toBe(400)
  })

  it.each([
    '/_img/w_640/etc/passwd',
    '/_img/w_640/.env',
    '/_img/w_640/.git/HEAD',
    '/_img/w_640/C:/Windows/win.ini',
    '/_img/w_640/http:/127.0.0.1:5432/',
    '/_img/w_640/logo.png/',
    '/_img/w_640/constructor',
    '/_img/w_640/．．／package.json',
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it.each(['/broken.png', '/page.png', '/scan.jpg', '/huge.png', '/paper.png', '/film.png', '/gone.png'])(
    '%s cannot be read',
    async (name) => {
      const lines = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
      const start = performance.now()
      const response = await get(`/_img/w_640${name}`)
      expect(response.status).toBe(422)
      expect(response.headers.get('Content-Type')).toBe('application/problem+json')
      expect(performance.now() - start).toBeLessThan(2000)
      lines.mockRestore()
    },
  )

  it('with far more data than they have pixels take no more memory', async () => {
    const before = process.memoryUsage().rss
    const response = await get('/_img/w_8/tall.png')
    expect([200, 422]).toContain(response.status)
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024)
  })

  it('are kept only up to a size', async () => {
    const small = create({ limits: { keptBytes: 3000 } })
    for (let width = 100; width < 140; width += 1) await get(`/_img/w_${width}/logo.png`, small)
    expect(small.keptBytes).toBeGreaterThan(0)
    expect(small.keptBytes).toBeLessThanOrEqual(3000)
  })

  it('are made only so often for one visitor; those that are kept are not counted', async () => {
    const limited = create()
    const statuses: number[] = []
    for (let width = 10; width < 80; width += 1) statuses.push((await get(`/_img/w_${width}/logo.png`, limited)).status)
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200))
    expect(statuses).toContain(429)
    expect((await get('/_img/w_10/logo.png', limited)).status).toBe(200)
  })

  it('wait in line, which has an end', async () => {
    const narrow = create({ limits: { workers: 1, queue: 2 } })
    const answers = await Promise.all([1, 2, 3, 4, 5].map((width) => get(`/_img/w_${width}/logo.png`, narrow)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503, 503])
    expect(answers[3]!.headers.get('Retry-After')).toBe('2')
    expect((await get('/_img/w_6/logo.png', narrow)).status).toBe(200)
  })

  it('asked for twice at once are made once', async () => {
    const narrow = create({ limits: { workers: 1, queue: 0 } })
    const answers = await Promise.all([1, 2, 3].map(() => get('/_img/w_50/logo.png', narrow)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })
})

describe('modifiers', () => {
  it('are read by short names and long', () => {
    expect(parseImageOptions('width_640,height_480,format_jpg,quality_80,fit_cover,background_abc')).toEqual({
      width: 640,
      height: 480,
      format: 'jpeg',
      quality: 80,
      fit: 'cover',
      background: 'aabbcc',
    })
    expect(parseImageOptions('s_640x480')).toEqual({ width: 640, height: 480 })
  })

  it.each([
    'w_999999999',
    'w_-1',
    'w_0',
    'w_1e9',
    'w_4097',
    'w_640.5',
    'w_',
    'w',
    '',
    'q_101',
    'q_0',
    'f_exe',
    'f_../x',
    'f_gif',
    'fit_evil',
    '__proto___1',
    'constructor_1',
    'b_red;}<script>',
    'b_ggg',
    'w_640,w_1280',
    's_640x480,w_640',
    's_640',
    's_0x480',
    'blur_5',
    'w_640,,h_480',
  ])('are turned down: %s', (modifiers) => {
    expect(parseImageOptions(modifiers)).toEqual(expect.any(String))
  })
})
