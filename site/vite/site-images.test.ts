import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
  it('lists the pictures of the build with their size', async () => {
    writeFileSync(join(folder, 'dot.png'), await dot().png().toBuffer())
    writeFileSync(join(folder, 'leaf.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"/>')
    writeFileSync(join(folder, 'notes.txt'), 'no picture')
    writeFileSync(join(folder, 'left-out.png'), await dot().png().toBuffer())

    expect(await find('/dot.png', '/leaf.svg', '/notes.txt')).toEqual({
      '/dot.png': { format: 'png', width: 4, height: 2, etag: 'tag' },
      '/leaf.svg': { format: 'svg', width: 24, height: 12, etag: 'tag' },
    })
  })

  it('refuses a picture that is not what its name says', async () => {
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
  ])('refuses the drawing %s', async (text) => {
    writeFileSync(join(folder, 'drawing.svg'), text)
    await expect(find('/drawing.svg')).rejects.toThrow('may neither run nor fetch anything')
  })
})
