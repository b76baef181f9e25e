import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { readImageMeta } from './image-meta.server.ts'

function writeImage(name: string, content: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'frond-image-')), name)
  writeFileSync(file, content)
  return file
}

describe('readImageMeta', () => {
  it('reads width, height and ratio', async () => {
    const file = writeImage('dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>')
    expect(await readImageMeta(file)).toEqual({ width: 40, height: 20, ratio: 2 })
  })

  it('warns and returns zeros if the image cannot be read', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const file = writeImage('broken.png', 'no image')
    expect(await readImageMeta(file)).toEqual({ width: 0, height: 0, ratio: 0 })
    expect(warn).toHaveBeenCalledExactlyOnceWith(`Image: the size of ${file} cannot be read.`)
    warn.mockRestore()
  })
})
