import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findImages } from './site-images.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frond-images-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const dot = () => sharp({ create: { width: 4, height: 2, channels: 3, background: '#f00' } })
const find = (...paths: string[]) => findImages({ folder, etags: new Map(paths.map((path) => [path, 'tag'])) })

describe('findImages', () => {
  it('lists the images of the build with their sizes', async () => {
    writeFileSync(join(folder, 'dot.png'), await dot().png().toBuffer())
    writeFileSync(join(folder, 'leaf.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"/>')
    writeFileSync(join(folder, 'notes.txt'), 'no picture')
    writeFileSync(join(folder, 'left-out.png'), await dot().png().toBuffer())

    expect(await find('/dot.png', '/leaf.svg', '/notes.txt')).toEqual({
      '/dot.png': { format: 'png', width: 4, height: 2, etag: 'tag' },
      '/leaf.svg': { format: 'svg', width: 24, height: 12, etag: 'tag' },
    })
  })

  it('rejects an image whose content does not match its extension', async () => {
    writeFileSync(join(folder, 'photo.jpg'), await dot().tiff().toBuffer())
    await expect(find('/photo.jpg')).rejects.toThrow('public/photo.jpg holds tiff')
  })

  it.each([
    '<svg><script>alert(1)</script></svg>',
    '<svg onload="alert(1)"/>',
    '<svg><a href="javascript:alert(1)"/></svg>',
    '<svg><foreignObject/></svg>',
    '<svg><image href="http://127.0.0.1/a.png"/></svg>',
    '<svg><use href="//evil.example/a.svg#a"/></svg>',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
    '<svg><style>@import "https://evil.example/a.css"</style></svg>',
    `<!DOCTYPE svg [<!ENTITY a "b">${Array.from({ length: 30 }, (_, n) => `<!ENTITY a${n} "&a;&a;">`).join('')}]><svg>&a29;</svg>`,
  ])('rejects the SVG file %s', async (text) => {
    writeFileSync(join(folder, 'drawing.svg'), text)
    const start = performance.now()
    await expect(find('/drawing.svg')).rejects.toThrow('may neither run nor fetch anything')
    expect(performance.now() - start).toBeLessThan(300)
  })

  it('rejects an animated image', async () => {
    const frames = await Promise.all([dot(), dot().negate()].map((frame) => frame.png().toBuffer()))
    writeFileSync(
      join(folder, 'film.webp'),
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    )
    await expect(find('/film.webp')).rejects.toThrow('public/film.webp has 2 frames')
  })

  it('rejects an SVG file with an impossible size', async () => {
    writeFileSync(join(folder, 'huge.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>')
    await expect(find('/huge.svg')).rejects.toThrow(/huge\.svg.*4096 on a side|exceeds/)
  })

  it('rejects broken links and links to files and folders outside, and accepts links inside', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'frond-outside-'))
    writeFileSync(join(outside, 'secret.png'), await dot().png().toBuffer())
    writeFileSync(join(folder, 'dot.png'), await dot().png().toBuffer())
    mkdirSync(join(folder, 'deep'))
    symlinkSync(join(folder, 'dot.png'), join(folder, 'deep/same.png'))
    expect(Object.keys(await find('/dot.png', '/deep/same.png'))).toEqual(['/deep/same.png', '/dot.png'])

    for (const [name, target] of [
      ['fixture-link-out.png', join(outside, 'secret.png')],
      ['deep/fixture-link-dir', outside],
      // The name of this folder starts like the name of the images folder.
      ['beside', `${folder}-private`],
      ['nowhere', join(folder, 'none')],
    ] as const) {
      symlinkSync(target, join(folder, name))
      await expect(find('/dot.png'), name).rejects.toThrow(`public/${name} is a link that leads out of public`)
      rmSync(join(folder, name))
    }
    rmSync(outside, { recursive: true })
  })
})
