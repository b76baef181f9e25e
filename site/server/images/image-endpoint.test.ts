import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'
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
  '/lying.png': { format: 'png', width: 4, height: 4, etag: 'q' },
  '/paper.png': { format: 'png', width: 4, height: 4, etag: 'g' },
  '/film.png': { format: 'png', width: 4, height: 4, etag: 'h' },
  '/tall.png': { format: 'png', width: 8, height: 1, etag: 'i' },
  '/gone.png': { format: 'png', width: 4, height: 4, etag: 'j' },
  '/frames.png': { format: 'png', width: 1, height: 1, etag: 'k' },
  '/frames.webp': { format: 'webp', width: 4, height: 4, etag: 'l' },
  '/profile.jpg': { format: 'jpeg', width: 8, height: 8, etag: 'm' },
  '/fixture-link-out.png': { format: 'png', width: 800, height: 400, etag: 'n' },
  '/fixture-link-dir/secret.png': { format: 'png', width: 800, height: 400, etag: 'o' },
  '/fixture-link-dir/secret.svg': { format: 'svg', width: 24, height: 24, etag: 'p' },
}

beforeAll(async () => {
  const picture = sharp({ create: { width: 800, height: 400, channels: 4, background: '#00dc8280' } })
  writeFileSync(join(folder, 'logo.png'), await picture.png().toBuffer())
  writeFileSync(join(folder, 'leaf.svg'), svg)
  writeFileSync(join(folder, 'broken.png'), (await picture.png().toBuffer()).subarray(0, 60))
  writeFileSync(join(folder, 'page.png'), '<html><script>alert(1)</script></html>')
  writeFileSync(join(folder, 'scan.jpg'), await picture.tiff().toBuffer())
  writeFileSync(join(folder, 'huge.png'), createPng(30_000, 30_000))
  writeFileSync(join(folder, 'lying.png'), createPng(30_000, 30_000))
  writeFileSync(join(folder, 'paper.png'), '%PDF-1.7')
  writeFileSync(join(folder, 'film.png'), await picture.gif().toBuffer())
  writeFileSync(join(folder, 'tall.png'), createPng(8, 1, inflatesToMegabytes(1024)))
  writeFileSync(join(folder, 'frames.png'), createGif(10_000))
  writeFileSync(join(folder, 'frames.webp'), await createAnimatedWebp(200))
  writeFileSync(join(folder, 'profile.jpg'), await createJpegWithProfile(20_000_000))
  mkdirSync(outside)
  writeFileSync(join(outside, 'secret.png'), await picture.png().toBuffer())
  writeFileSync(join(outside, 'secret.svg'), svg)
  symlinkSync(join(outside, 'secret.png'), join(folder, 'fixture-link-out.png'))
  symlinkSync(outside, join(folder, 'fixture-link-dir'))
})
// The name of this folder starts like the name of the images folder.
const outside = `${folder}-private`
afterAll(() => {
  for (const each of [folder, outside]) rmSync(each, { recursive: true })
})

const create = (more: Partial<ImageEndpointOptions> = {}) =>
  createImageEndpoint({ folder, images, rateLimits: true, ...more })
const endpoint = create()
const get = (path: string, from = endpoint, headers: Record<string, string> = {}) =>
  from.answer(new Request(`http://localhost${encodeURI(path)}`, { headers }), path, 'visitor')
const size = async (response: Response) => {
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
  return [format, width, height]
}

/** An image of one color, which needs few bytes and much memory. Its data can be longer than its size needs. */
function createPng(
  width: number,
  height: number,
  data: Buffer = deflateSync(Buffer.alloc((width / 8 + 1) * height)),
): Buffer {
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
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A stream of zeros, made by repeating one chunk. */
function inflatesToMegabytes(count: number): Buffer {
  const part = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH })
  const last = Buffer.from([3, 0])
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(count).fill(part), last, Buffer.alloc(4)])
}

function createGif(frames: number): Buffer {
  const head = Buffer.from('47494638396101000100800000ff0000000000', 'hex')
  const frame = Buffer.from('21f904000a0000002c0000000001000100000202440100', 'hex')
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')])
}

async function createAnimatedWebp(frames: number): Promise<Buffer> {
  const still = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#f00' } })
    .webp({ lossless: true })
    .toBuffer()
  const number = (value: number, bytes: number) => {
    const buffer = Buffer.alloc(bytes)
    buffer.writeUIntLE(value, 0, bytes)
    return buffer
  }
  const chunk = (type: string, ...parts: Buffer[]) => {
    const data = Buffer.concat(parts)
    return Buffer.concat([Buffer.from(type), number(data.length, 4), data, Buffer.alloc(data.length % 2)])
  }
  const size = [number(3, 3), number(3, 3)]
  const frame = chunk('ANMF', Buffer.alloc(6), ...size, number(100, 3), Buffer.alloc(1), still.subarray(12))
  return chunk(
    'RIFF',
    Buffer.from('WEBP'),
    chunk('VP8X', number(2, 4), ...size),
    chunk('ANIM', Buffer.alloc(6)),
    ...Array<Buffer>(frames).fill(frame),
  )
}

async function createJpegWithProfile(bytes: number): Promise<Buffer> {
  const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
    .jpeg()
    .toBuffer()
  const many = Math.ceil(bytes / 65_519)
  const parts = Array.from({ length: many }, (_, index) => {
    const part = Buffer.alloc(65_519 + 18)
    part.writeUInt32BE(0xffe2_ffff, 0)
    part.write('ICC_PROFILE\0', 4, 'latin1')
    part.set([(index + 1) & 255, many & 255], 16)
    return part
  })
  return Buffer.concat([plain.subarray(0, 2), ...parts, plain.subarray(2)])
}

interface Measured {
  name: string
  status: number
  /** The shortest of three durations, because the machine may be busy. */
  ms: number
  /** Peak memory of the process, beyond what a small image needs. */
  megabytes: number
}

/** Requests images in a separate process, so that its memory can be measured. */
async function measureInProcess(names: string[]): Promise<Measured[]> {
  const module = JSON.stringify(join(import.meta.dirname, 'image-endpoint.ts'))
  const script = `
    const { createImageEndpoint } = await import(${module})
    const given = ${JSON.stringify({ folder, images, rateLimits: false })}
    const endpoint = createImageEndpoint(given)
    const get = (path) => endpoint.answer(new Request('http://localhost' + path), path, 'visitor')
    const peak = () => process.resourceUsage().maxRSS / 1024
    await get('/_img/w_640/logo.png')
    const measured = []
    for (const name of ${JSON.stringify(names)}) {
      const before = peak()
      const times = []
      let status
      for (let round = 1; round <= 3; round += 1) {
        const start = performance.now()
        status = (await get('/_img/w_' + round + name)).status
        times.push(performance.now() - start)
      }
      measured.push({ name, status, ms: Math.min(...times), megabytes: peak() - before })
    }
    process.stdout.write(JSON.stringify(measured))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return JSON.parse(await text(child.stdout)) as Measured[]
}

describe('images', () => {
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
  ])('are encoded as %s', async (modifiers, format, width, height) => {
    const response = await get(`/_img/${modifiers}/logo.png`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe(`image/${format}`)
    expect(await size(response)).toEqual([format, width, height])
  })

  it('with transparency get the requested background color', async () => {
    const response = await get('/_img/f_jpeg,q_100,b_ff0000/logo.png')
    const { dominant } = await sharp(await response.arrayBuffer()).stats()
    expect(dominant.r).toBeGreaterThan(100)
  })

  it('are rendered once, with an ETag, and cached', async () => {
    const first = await get('/_img/w_300/logo.png')
    const etag = first.headers.get('ETag')!
    expect(first.headers.get('Content-Disposition')).toBe('inline; filename="logo.png"')
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=86400')
    expect((await get('/_img/w_300/logo.png', endpoint, { 'If-None-Match': etag })).status).toBe(304)
    for (const tags of [`W/${etag}`, `"x", ${etag}`, '*'])
      expect((await get('/_img/w_300/logo.png', endpoint, { 'If-None-Match': tags })).status).toBe(304)
    expect((await get('/_img/w_301/logo.png')).headers.get('ETag')).not.toBe(etag)
  })

  it('that are SVG files are sent unchanged', async () => {
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

  it.each(['/fixture-link-out.png', '/fixture-link-dir/secret.png', '/fixture-link-dir/secret.svg'])(
    '%s is outside of the folder, and is not found',
    async (path) => expect((await get(`/_img/w_640${path}`)).status).toBe(404),
  )

  it('with several frames show only the first', async () => {
    const response = await get('/_img/w_2/frames.webp')
    expect(response.status).toBe(200)
    const { pages = 1, width, height } = await sharp(await response.arrayBuffer(), { animated: true }).metadata()
    expect([pages, width, height]).toEqual([1, 2, 2])
  })

  it('with a color profile of 20 MB are sent without it', async () => {
    const response = await get('/_img/w_4/profile.jpg')
    expect(response.status).toBe(200)
    const body = await response.arrayBuffer()
    expect(body.byteLength).toBeLessThan(2000)
    expect((await sharp(body).metadata()).icc).toBeUndefined()
  })

  it.each([
    '/broken.png',
    '/page.png',
    '/scan.jpg',
    '/huge.png',
    '/lying.png',
    '/tall.png',
    '/paper.png',
    '/film.png',
    '/frames.png',
    '/gone.png',
  ])('%s cannot be read', async (name) => {
    const lines = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const start = performance.now()
    const response = await get(`/_img/w_640${name}`)
    expect(response.status).toBe(422)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    expect(performance.now() - start).toBeLessThan(2000)
    lines.mockRestore()
  })

  it('that would need too much memory are rejected after their first bytes', async () => {
    const measured = await measureInProcess(['/huge.png', '/lying.png', '/tall.png'])
    for (const { name, status, ms, megabytes } of measured) {
      expect([name, status]).toEqual([name, 422])
      expect(ms, name).toBeLessThan(300)
      expect(megabytes, name).toBeLessThan(64)
    }
  })

  it.each([
    ['s_4096x4096,fit_contain', 400, 400],
    ['s_4096x2048,fit_contain', 800, 400],
    ['h_4096,fit_contain', 800, 400],
    ['s_1x4096,fit_contain', 1, 400],
    ['s_4096x4096,fit_cover', 800, 400],
    ['s_4096x4096,fit_fill', 800, 400],
    ['s_4096x4096,fit_inside', 800, 400],
    ['s_4096x4096,fit_outside', 800, 400],
  ])('are never enlarged: %s', async (modifiers, width, height) => {
    expect(await size(await get(`/_img/${modifiers}/logo.png`))).toEqual(['png', width, height])
  })

  it('are cached up to a total size', async () => {
    const small = create({ limits: { keptBytes: 3000 } })
    for (let width = 100; width < 140; width += 1) await get(`/_img/w_${width}/logo.png`, small)
    expect(small.keptBytes).toBeGreaterThan(0)
    expect(small.keptBytes).toBeLessThanOrEqual(3000)
  })

  it('are rendered at a limited rate per visitor, not counting cached ones', async () => {
    const limited = create()
    const statuses: number[] = []
    for (let width = 10; width < 80; width += 1) statuses.push((await get(`/_img/w_${width}/logo.png`, limited)).status)
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200))
    expect(statuses).toContain(429)
    expect((await get('/_img/w_10/logo.png', limited)).status).toBe(200)
  })

  it('wait in a queue of limited length', async () => {
    const narrow = create({ limits: { workers: 1, queue: 2 } })
    const answers = await Promise.all([1, 2, 3, 4, 5].map((width) => get(`/_img/w_${width}/logo.png`, narrow)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503, 503])
    expect(answers[3]!.headers.get('Retry-After')).toBe('2')
    expect((await get('/_img/w_6/logo.png', narrow)).status).toBe(200)
  })

  it('requested twice at the same time are rendered once', async () => {
    const narrow = create({ limits: { workers: 1, queue: 0 } })
    const answers = await Promise.all([1, 2, 3].map(() => get('/_img/w_50/logo.png', narrow)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })
})

describe('modifiers', () => {
  it('have short and long names', () => {
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
  ])('are rejected: %s', (modifiers) => {
    expect(parseImageOptions(modifiers)).toEqual(expect.any(String))
  })
})
