import { join } from 'node:path'
import type { ContentNode } from '@frond/content/types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addImageSizes } from './image-sizes.server.ts'

/** 1280 × 800 pixels. */
const src = '/showcase/settings-light.webp'

beforeEach(() => vi.stubGlobal('__CONTENT_FOLDER__', join(import.meta.dirname, '../../content')))
afterEach(() => vi.unstubAllGlobals())

const image = (props: Record<string, string | number>): ContentNode => ['p', {}, 'Text ', ['img', props]]

it('adds the size of the file to images in Markdown', async () => {
  expect(await addImageSizes([image({ src, alt: 'A form' })])).toEqual([
    image({ src, alt: 'A form', width: 1280, height: 800 }),
  ])
})

it('completes a size, and keeps a complete one', async () => {
  const nodes = [image({ src, width: '640' }), image({ src, height: 100 }), image({ src, width: 10, height: 10 })]
  expect(await addImageSizes(nodes)).toEqual([
    image({ src, width: '640', height: 400 }),
    image({ src, width: 160, height: 100 }),
    image({ src, width: 10, height: 10 }),
  ])
})

it('does not read images of other sites', async () => {
  const nodes = [image({ src: 'https://example.com/a.png' }), image({ src: '//example.com/a.png' })]
  expect(await addImageSizes(nodes)).toEqual(nodes)
})

it('warns about an image that cannot be read, and adds no size', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const nodes = [image({ src: '/showcase/none.webp' })]
  expect(await addImageSizes(nodes)).toEqual(nodes)
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^Image: the size of .*none\.webp cannot be read\.$/),
  )
  warn.mockRestore()
})
