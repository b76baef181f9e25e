import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { isSecure, visitorKey } from './visitor.ts'

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage
const alone = { trustedProxies: 0 }

describe('visitorKey', () => {
  it('is the address of the connection, regardless of headers', () => {
    expect(visitorKey(from('203.0.113.9', { 'x-forwarded-for': '1.2.3.4' }), alone)).toBe('203.0.113.9')
    expect(visitorKey(from('::ffff:203.0.113.9'), alone)).toBe('203.0.113.9')
  })

  it('is the same for all addresses of an IPv6 network', () => {
    expect(visitorKey(from('2001:db8:1:2:3:4:5:6'), alone)).toBe('2001:db8:1:2')
    expect(visitorKey(from('2001:db8:1:2::99'), alone)).toBe('2001:db8:1:2')
    expect(visitorKey(from('2001:db8::1'), alone)).toBe('2001:db8:0:0')
  })

  it('is the address that the outermost trusted proxy saw, not what the client wrote before it', () => {
    const request = from('10.0.0.1', { 'x-forwarded-for': 'forged, 198.51.100.7, 10.0.0.2' })
    expect(visitorKey(request, { trustedProxies: 2 })).toBe('198.51.100.7')
    expect(visitorKey(from('10.0.0.1'), { trustedProxies: 1 })).toBe('10.0.0.1')
  })
})

describe('isSecure', () => {
  it('trusts the header of a proxy only if one is configured', () => {
    const request = from('10.0.0.1', { 'x-forwarded-proto': 'https' })
    expect(isSecure(request, alone)).toBe(false)
    expect(isSecure(request, { trustedProxies: 1 })).toBe(true)
    expect(isSecure(from('10.0.0.1'), { trustedProxies: 1 })).toBe(false)
  })
})
