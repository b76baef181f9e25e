import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawSocialCard } from './social-card.ts'
import { writeSocialImages } from './social-images.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frond-social-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function page(path: string, title: string, image = true): void {
  const file = join(folder, 'client', path, 'index.html')
  mkdirSync(dirname(file), { recursive: true })
  const tags = [
    `<meta property="og:title" content="${title}"/>`,
    '<meta property="og:description" content="Ways &amp; means"/>',
    image ? '<meta property="og:image" content="https://frond-ui.dev/og/a.png"/>' : '',
  ]
  writeFileSync(file, `<head>${tags.join('')}</head>`)
}

const draw = () => writeSocialImages({ client: join(folder, 'client'), cache: join(folder, 'cache') })
const kept = () => readdirSync(join(folder, 'cache'))

describe('social images', () => {
  it('show a title that looks like markup as text', async () => {
    page('docs/a', '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;')
    expect(await draw()).toBe(1)
    expect(await sharp(join(folder, 'client/og/docs/a.png')).metadata()).toMatchObject({ format: 'png', width: 1200 })
  })

  it('are rendered in one size for every page that has one', async () => {
    page('', 'Home')
    page('docs/a', 'A')
    page('docs/plain', 'Plain', false)
    expect(await draw()).toBe(2)

    for (const name of ['index', 'docs/a'])
      expect(await sharp(join(folder, 'client/og', `${name}.png`)).metadata()).toMatchObject({
        format: 'png',
        width: 1200,
        height: 630,
      })
    expect(existsSync(join(folder, 'client/og/docs/plain.png'))).toBe(false)
  })

  it('are reused in the next build if the page has not changed', async () => {
    page('docs/a', 'A')
    await draw()
    const [first] = kept()
    const { mtimeMs } = statSync(join(folder, 'cache', first!))
    const bytes = readFileSync(join(folder, 'client/og/docs/a.png'))
    await draw()
    expect(statSync(join(folder, 'cache', first!)).mtimeMs).toBe(mtimeMs)

    page('docs/a', 'B')
    await draw()
    expect(kept()).toHaveLength(1)
    expect(kept()).not.toEqual([first])
    expect(readFileSync(join(folder, 'client/og/docs/a.png')).equals(bytes)).toBe(false)
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
