import type { IncomingMessage } from 'node:http'
import type { Settings } from '../settings.ts'

type Trust = Pick<Settings, 'trustedProxies'>

/**
 * What tells visitors apart for the rate limits, in memory only: their address, or of a long one the half that names the
 * network. With proxies before the server it is the address the outermost of them saw.
 */
export function visitorKey(request: IncomingMessage, { trustedProxies }: Trust): string {
  const seen = request.socket.remoteAddress ?? ''
  if (trustedProxies === 0) return toKey(seen)
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  // Each proxy adds the address it was called from. What stands before the last ones anybody may have written.
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

/** Whether the visitor came over TLS, which a proxy before the server ends. */
export function isSecure(request: IncomingMessage, { trustedProxies }: Trust): boolean {
  if ('encrypted' in request.socket && request.socket.encrypted) return true
  return trustedProxies > 0 && request.headers['x-forwarded-proto'] === 'https'
}
