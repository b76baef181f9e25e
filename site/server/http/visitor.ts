import type { IncomingMessage } from 'node:http'
import type { Settings } from '../settings.ts'

type Trust = Pick<Settings, 'trustedProxies'>

/**
 * The key of a visitor for the rate limits, kept in memory only: the IPv4 address, or the network half of an IPv6 address.
 * Behind trusted proxies it is the address that the outermost trusted proxy reported.
 */
export function visitorKey(request: IncomingMessage, { trustedProxies }: Trust): string {
  const seen = request.socket.remoteAddress ?? ''
  if (trustedProxies === 0) return toKey(seen)
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  // Each proxy appends the address of its client. Entries before those of our proxies can be forged.
  return toKey(forwarded.at(-trustedProxies) ?? forwarded[0] ?? seen)
}

function toKey(address: string): string {
  const plain = address.replace(/^::ffff:/i, '').slice(0, 45)
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').filter(Boolean)
  if (tail !== undefined) {
    const after = tail.split(':').filter(Boolean)
    while (groups.length + after.length < 8) groups.push('0')
    groups.push(...after)
  }
  return groups.slice(0, 4).join(':')
}

/** Whether the visitor uses TLS, as reported by a trusted proxy. */
export function isSecure(request: IncomingMessage, { trustedProxies }: Trust): boolean {
  if ('encrypted' in request.socket && request.socket.encrypted) return true
  return trustedProxies > 0 && request.headers['x-forwarded-proto'] === 'https'
}
