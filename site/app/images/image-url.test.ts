import { describe, expect, it } from 'vitest'
import { parseImageOptions } from '../../server/images/image-options.ts'
import { imageSizes, imageUrl } from './image-url.ts'

describe('imageUrl', () => {
  it('writes each option once, in the form that the server parses', () => {
    const url = imageUrl('/team/a.png', {
      width: 640,
      height: 480,
      format: 'webp',
      fit: 'cover',
      quality: 80,
      background: '#ffffff',
    })
    expect(url).toBe('/_img/w_640,h_480,f_webp,fit_cover,q_80,b_ffffff/team/a.png')
    expect(parseImageOptions(url.split('/')[2]!)).toMatchObject({ width: 640, height: 480, quality: 80 })
    expect(imageUrl('/a.png')).toBe('/_img/_/a.png')
  })

  it('applies presets, which other options override', () => {
    expect(imageUrl('/a.png', { preset: 'photo', quality: 50 })).toBe('/_img/f_webp,q_50/a.png')
  })

  it('leaves SVG files, external URLs and images without a provider unchanged', () => {
    for (const src of ['/a.svg', 'https://other.example/a.png', '//other.example/a.png', 'data:image/png;base64,a'])
      expect(imageUrl(src, { width: 10 })).toBe(src)
    expect(imageUrl('/a.png', { provider: 'none', width: 10 })).toBe('/a.png')
  })

  it('throws on unknown options', () => {
    // @ts-expect-error: on purpose
    expect(() => imageUrl('/a.png', { provider: 'cloud' })).toThrow('unknown provider "cloud"')
    // @ts-expect-error: on purpose
    expect(() => imageUrl('/a.png', { preset: '__proto__' })).toThrow('unknown preset "__proto__"')
    // @ts-expect-error: on purpose
    expect(() => imageUrl(undefined)).toThrow('must be a string')
    // @ts-expect-error: on purpose
    expect(() => imageUrl({ src: '/a.png' })).toThrow(TypeError)
  })
})

describe('imageSizes', () => {
  it('returns one URL per density if only the width is set', () => {
    expect(imageSizes('/a.png', { width: 200, height: 100 })).toEqual({
      src: '/_img/w_200,h_100/a.png',
      srcSet: '/_img/w_200,h_100/a.png 1x, /_img/w_400,h_200/a.png 2x',
    })
    expect(imageSizes('/a.png', { width: 3000 }).srcSet).toBe('/_img/w_3000/a.png 1x')
    expect(imageSizes('/a.png', { preset: 'avatar' }).srcSet).toBe(
      '/_img/w_48,h_48,f_webp,fit_cover/a.png 1x, /_img/w_96,h_96,f_webp,fit_cover/a.png 2x',
    )
  })

  it('lets the browser choose by the rendered width of the image', () => {
    const { src, srcSet, sizes } = imageSizes('/a.png', { sizes: '100vw sm:50vw lg:400px', format: 'webp' })
    expect(sizes).toBe('(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw')
    expect(srcSet!.split(', ').map((entry) => entry.split(' ')[1])).toEqual(
      [320, 384, 400, 512, 640, 768, 800, 1024, 1280].map((width) => `${width}w`),
    )
    expect(src).toBe('/_img/w_1280,f_webp/a.png')
  })

  it('covers every breakpoint at full width', () => {
    const { srcSet } = imageSizes('/a.png', { sizes: '100vw' })
    for (const width of [320, 640, 768, 1024, 1280, 1536, 3072])
      expect(srcSet).toContain(`/_img/w_${width}/a.png ${width}w`)
  })

  it('accepts both names of the widest screen, and starts with the full width', () => {
    expect(imageSizes('/a.png', { sizes: 'xxl:100px' }).sizes).toBe('(min-width: 1536px) 100px, 100vw')
    expect(imageSizes('/a.png', { sizes: '2xl:100px' }).sizes).toBe('(min-width: 1536px) 100px, 100vw')
  })

  it('throws on invalid sizes', () => {
    for (const sizes of ['huge', 'constructor:50vw', '50%', ''])
      expect(() => imageSizes('/a.png', { sizes })).toThrow('is no size')
  })
})
