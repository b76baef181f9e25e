import { describe, expect, it } from 'vitest'
import { toSafeUrl } from './safe-url.ts'

describe('toSafeUrl', () => {
  it.each([
    'https://a.test/b?c#d',
    'http://a.test',
    'mailto:a@b.test',
    'tel:+123',
    '/docs',
    './a:b',
    '#part',
    '?q=a:b',
    'docs',
  ])('accepts %s', (url) => {
    expect(toSafeUrl(url)).toBe(url)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.test/x',
  ])('rejects %j', (url) => {
    expect(toSafeUrl(url)).toBeUndefined()
  })
})
