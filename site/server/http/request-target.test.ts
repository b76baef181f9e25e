import { describe, expect, it } from 'vitest'
import { parseTarget } from './request-target.ts'

describe('parseTarget', () => {
  it('returns the decoded path and the unchanged query', () => {
    expect(parseTarget('/docs/components/button?a=%2F&b')).toEqual({
      path: '/docs/components/button',
      search: '?a=%2F&b',
    })
    expect(parseTarget('/a%20b')).toEqual({ path: '/a b', search: '' })
    expect(parseTarget('/docs/')).toEqual({ path: '/docs/', search: '' })
  })

  it('uses the path of an absolute URL and ignores its host', () => {
    expect(parseTarget('http://evil.example/docs?a')).toEqual({ path: '/docs', search: '?a' })
    expect(parseTarget('http://evil.example')).toEqual({ path: '/', search: '' })
  })

  it.each([
    ['an invalid percent encoding', '/docs/%zz'],
    ['a NUL', '/docs/a%00b'],
    ['an encoded slash', '/docs%2fbutton'],
    ['an encoded backslash', '/composables/%5cevil.example'],
    ['a backslash', '/\\evil.example'],
    ['two slashes', '//evil.example'],
    ['two slashes inside the path', '/docs//button'],
    ['dot segments', '/docs/./../docs/button'],
    ['encoded dot segments', '/_img/w_640/%2e%2e/%2E%2E/package.json'],
    ['a dot segment at the end', '/docs/..'],
    ['overlong UTF-8', '/_img/w_640/%c0%ae%c0%ae/package.json'],
    ['a line break', '/components/range%0d%0aSet-Cookie:%20a=b'],
    ['letters that are not ASCII', '/docs/ü'],
    ['a fragment', '/docs#a'],
    ['no slash', '*'],
    ['another scheme', 'file:///etc/passwd'],
  ])('rejects %s', (_, target) => {
    expect(parseTarget(target)).toMatchObject({ status: 400 })
  })

  it('rejects a target that is too long', () => {
    expect(parseTarget(`/${'a'.repeat(8191)}`)).toHaveProperty('path')
    expect(parseTarget(`/${'a'.repeat(8192)}`)).toMatchObject({ status: 414 })
  })

  it('parses hostile paths in a short time', () => {
    const start = performance.now()
    for (const path of ['/.'.repeat(4000), '/%25'.repeat(2000), '/a'.repeat(4000)]) parseTarget(path)
    expect(performance.now() - start).toBeLessThan(50)
  })
})
