import { describe, expect, it } from 'vitest'
import { findPropRefusal, findUrls, isAllowedElement, isSafeUrl } from './safety.ts'

describe('isSafeUrl', () => {
  it.each([
    '/docs',
    '#usage',
    './button',
    'https://frond.dev',
    'mailto:a@b.c',
    'tel:+1',
    'docs?q=a:b',
    '?a=javascript:x',
  ])('allows %s', (url) => expect(isSafeUrl(url)).toBe(true))

  it.each([
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    ' java\nscript:alert(1)',
    'java\tscript:x',
    '\u0001javascript:x',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
  ])('rejects %j', (url) => expect(isSafeUrl(url)).toBe(false))
})

describe('findPropRefusal', () => {
  it.each([
    'onClick',
    'onclick',
    'ontoggle',
    'dangerouslySetInnerHTML',
    'ref',
    'key',
    'is',
    'as',
    'style',
    'srcDoc',
    '__proto__',
    'constructor',
  ])('rejects %s', (name) => expect(findPropRefusal(name)).toBeDefined())

  it.each(['label', 'to', 'items', 'class', 'id', 'color', 'aria-label'])('accepts %s', (name) =>
    expect(findPropRefusal(name)).toBeUndefined(),
  )
})

describe('findUrls', () => {
  it('searches nested values', () => {
    const urls = findUrls({ items: [{ label: 'A', to: '/a', children: [{ href: '/b' }] }], cover: { src: '/c.png' } })
    expect(urls).toEqual([
      { kind: 'link', url: '/a', path: ['items', 0, 'to'] },
      { kind: 'link', url: '/b', path: ['items', 0, 'children', 0, 'href'] },
      { kind: 'image', url: '/c.png', path: ['cover', 'src'] },
    ])
  })

  it('recognizes all image props, and icon names in them', () => {
    const urls = findUrls({ srcset: '/a.png 1x, /b.png 2x', hero: { image: '/c.png' }, image: 'lucide:image' })
    expect(urls.map(({ kind, url }) => [kind, url])).toEqual([
      ['image', '/a.png'],
      ['image', '/b.png'],
      ['image', '/c.png'],
    ])
  })
})

describe('isAllowedElement', () => {
  it('allows all components if the site passes no list, but no element that could load or run something', () => {
    expect(isAllowedElement('component-example', undefined)).toBe(true)
    for (const name of ['script', 'iframe', 'style', 'form', 'svg', 'meta', 'base']) {
      expect(isAllowedElement(name, undefined), name).toBe(false)
    }
  })

  it('allows only listed components and plain elements if there is a list', () => {
    const components = new Set(['button'])
    expect(isAllowedElement('button', components)).toBe(true)
    expect(isAllowedElement('kbd', components)).toBe(true)
    expect(isAllowedElement('buton', components)).toBe(false)
  })
})
