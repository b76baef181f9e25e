import { describe, expect, it } from 'vitest'
import { checkAddress } from './check-address'

const origin = 'https://site.example'
const isExternal = 'Navigating to an external URL is not allowed by default'

describe('checkAddress', () => {
  it.each([
    ['javascript:alert(1)', 'javascript:'],
    ['JaVaScRiPt:alert(1)', 'javascript:'],
    ['java\tscript:alert(1)', 'javascript:'],
    ['\u0001javascript:alert(1)', 'javascript:'],
    ['   javascript:alert(1)', 'javascript:'],
    ['javascript&colon;alert(1)', 'javascript:'],
    ['java&Tab;script&#58;alert(1)', 'javascript:'],
    ['data:text/html,<script>alert(1)</script>', 'data:'],
    ['vbscript:msgbox(1)', 'vbscript:'],
    ['blob:https://site.example/1', 'blob:'],
    ['view-source:javascript:alert(1)', 'view-source:'],
  ])('always rejects %j', (to, protocol) => {
    const message = `Cannot navigate to a URL with '${protocol}' protocol`
    expect(() => checkAddress(to, { origin })).toThrow(message)
    expect(() => checkAddress(to, { origin, external: true })).toThrow(message)
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2f%2fevil.example',
    'https:evil.example',
    'https:/evil.example',
    'https&colon;//evil.example',
    'https://site.example.evil.example/',
    '/docs/..//evil.example',
    'https://evil\u3002example/',
    'HTTPS://EVIL.EXAMPLE',
    'https://evil.example./',
    'mailto:someone@evil.example',
    'https://[broken',
  ])('rejects the external address %j by default', (to) => {
    expect(() => checkAddress(to, { origin })).toThrow(isExternal)
  })

  it('accepts addresses of the site, and other hosts with external', () => {
    expect(checkAddress('/docs/components/button?a=1#usage', { origin }).href).toBe(
      'https://site.example/docs/components/button?a=1#usage',
    )
    expect(checkAddress('https://site.example/team', { origin }).pathname).toBe('/team')
    expect(checkAddress('\u2215\u2215evil.example', { origin }).origin).toBe(origin)
    expect(checkAddress('https://other.example/a', { origin, external: true }).href).toBe('https://other.example/a')
  })
})
