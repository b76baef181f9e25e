import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawSocialCard } from './social-card.ts'
import { createSocialImageEndpoint } from './social-images.ts'

let folder: string
let pages: Set<string>
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frond-social-'))
  pages = new Set()
})
afterEach(() => rmSync(folder, { recursive: true }))

function writePage(path: string, title: string, { hasImage = true } = {}): void {
  pages.add(path)
  const file = join(folder, path, 'index.html')
  mkdirSync(dirname(file), { recursive: true })
  const tags = [
    `<meta property="og:title" content="${title}"/>`,
    '<meta property="og:description" content="Ways &amp; means"/>',
    hasImage ? '<meta property="og:image" content="https://frond-ui.dev/og/a.png"/>' : '',
  ]
  writeFileSync(file, `<head>${tags.join('')}</head>`)
}

const createEndpoint = () => createSocialImageEndpoint({ folder, hasPage: (path) => pages.has(path) })

async function ask(path: string, headers: Record<string, string> = {}, endpoint = createEndpoint()): Promise<Response> {
  return endpoint(new Request(`http://localhost${path}`, { headers }), path)
}

async function readBytes(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

describe('social images', () => {
  it('are drawn for pages that have one', async () => {
    writePage('/', 'Home')
    writePage('/docs/a', 'A')
    for (const name of ['index', 'docs/a']) {
      const response = await ask(`/og/${name}.png`)
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png'])
      expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 })
    }
  })

  it('do not exist for other paths', async () => {
    writePage('/', 'Home')
    writePage('/docs/plain', 'Plain', { hasImage: false })
    for (const path of [
      '/og/docs/plain.png',
      '/og/none.png',
      '/og/.png',
      '/og//index.png',
      '/og/index',
      '/og/index.jpg',
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
  })

  it('show a title that looks like markup as text', async () => {
    writePage('/docs/a', '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;')
    expect((await ask('/og/docs/a.png')).status).toBe(200)
  })

  it('are drawn once, and are cached by browsers until the page changes', async () => {
    writePage('/docs/a', 'A')
    const endpoint = createEndpoint()
    const [first, second] = await Promise.all([
      ask('/og/docs/a.png', {}, endpoint),
      ask('/og/docs/a.png', {}, endpoint),
    ])
    const etag = first.headers.get('ETag')!
    expect((await readBytes(second)).equals(await readBytes(first))).toBe(true)
    expect((await ask('/og/docs/a.png', { 'If-None-Match': etag }, endpoint)).status).toBe(304)

    writePage('/docs/a', 'B')
    const changed = await ask('/og/docs/a.png', { 'If-None-Match': etag }, endpoint)
    expect(changed.status).toBe(200)
    expect(changed.headers.get('ETag')).not.toBe(etag)
  })
})

describe('drawSocialCard', () => {
  const card = { title: 'Button', description: 'A button.', name: 'Frond UI', address: 'frond-ui.dev' }

  it('is deterministic, and contains no text elements and no external resources', () => {
    const svg = drawSocialCard({ ...card, section: 'Components', title: '<script>"&\u0000 →' })
    expect(svg).toBe(drawSocialCard({ ...card, section: 'Components', title: '<script>"&\u0000 →' }))
    expect(svg).not.toMatch(/<text|<script|NaN|undefined|href/)
  })

  it('keeps texts of any length inside the image', async () => {
    const long = { ...card, section: 'Components', title: 'word '.repeat(80), description: 'x'.repeat(4000) }
    // There is only background at the right edge, where long lines would overflow.
    const { data, info } = await sharp(Buffer.from(drawSocialCard(long)))
      .extract({ left: 880, top: 170, width: 16, height: 350 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (let pixel = 0; pixel < data.length; pixel += info.channels) expect(data[pixel]).toBeLessThan(20)
  })
})
