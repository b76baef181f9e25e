/**
 * Verifies license certificates without a network. Runs in browsers and in Node, and has no dependencies.
 *
 * A certificate proves that a seat was activated. A build is covered if the signature holds, the mode fits, and the package
 * was released before the update window ended. The clock of the machine is not used for that, so it can never break a build.
 */

export interface CertificatePayload {
  readonly v: 1
  readonly serial: number
  readonly license: string
  readonly plan: string
  readonly mode: 'live' | 'test'
  readonly seats: number
  /** SHA-256 of `kind:holder` in hex. */
  readonly holder: string
  readonly issuedAt: string
  /** The last day of the update window, such as `2027-01-31`. */
  readonly updatesUntil: string
  /** Only for licenses that end. */
  readonly notAfter?: string
}

export interface PublicKey {
  readonly kid: string
  /** The raw public key in base64url. */
  readonly ed25519: string
  readonly status: 'active' | 'retired'
  readonly retiredAt?: string
}

export interface VerifyOptions {
  readonly keys: readonly PublicKey[]
  /** Live certificates are always accepted; test certificates only if this is `test`. @default 'live' */
  readonly mode?: 'live' | 'test'
  /** The release date of the package that is built, such as `2026-11-02`. */
  readonly releasedAt?: string
  /** Serials of withdrawn certificates, if the list could be fetched. */
  readonly withdrawn?: readonly number[]
}

export type Verdict =
  | { readonly kind: 'valid'; readonly payload: CertificatePayload }
  | { readonly kind: 'update-window-ended' | 'withdrawn' | 'wrong-mode'; readonly payload: CertificatePayload }
  | { readonly kind: 'malformed' | 'unknown-key' | 'bad-signature' }

export const BEGIN = '-----BEGIN FROND LICENSE-----'
export const END = '-----END FROND LICENSE-----'

/** Precedes the payload in what is signed, so that a signature for another purpose cannot be used as a certificate. */
export const SIGNED_PREFIX = 'frond-license/v1\n'

export async function verifyCertificate(text: string, options: VerifyOptions): Promise<Verdict> {
  const envelope = readEnvelope(text)
  if (!envelope) return { kind: 'malformed' }
  const key = options.keys.find(({ kid }) => kid === envelope.kid)
  if (!key) return { kind: 'unknown-key' }
  if (!(await isSigned(envelope, key))) return { kind: 'bad-signature' }
  const payload = readPayload(envelope.payload)
  if (!payload) return { kind: 'malformed' }
  // A retired key proves only what it signed before.
  if (key.retiredAt && payload.issuedAt > key.retiredAt) return { kind: 'unknown-key' }
  if (payload.mode === 'test' && options.mode !== 'test') return { kind: 'wrong-mode', payload }
  if (options.withdrawn?.includes(payload.serial)) return { kind: 'withdrawn', payload }
  if (options.releasedAt && options.releasedAt.slice(0, 10) > payload.updatesUntil)
    return { kind: 'update-window-ended', payload }
  return { kind: 'valid', payload }
}

interface Envelope {
  readonly kid: string
  readonly payload: Uint8Array<ArrayBuffer>
  readonly sig: Uint8Array<ArrayBuffer>
}

/** `undefined` unless the text is exactly one certificate. Line ends and blanks around the lines do not matter. */
function readEnvelope(text: string): Envelope | undefined {
  const lines = text.trim().split(/\s*\n\s*/)
  if (lines[0] !== BEGIN || lines.at(-1) !== END) return undefined
  try {
    const json = new TextDecoder().decode(fromBase64(lines.slice(1, -1).join('')))
    const { kid, alg, payload, sig } = JSON.parse(json) as Record<string, unknown>
    // The algorithm is compared and never used to choose one.
    if (alg !== 'ed25519' || typeof kid !== 'string' || typeof payload !== 'string' || typeof sig !== 'string')
      return undefined
    return { kid, payload: fromBase64(payload), sig: fromBase64(sig) }
  } catch {
    return undefined
  }
}

async function isSigned({ payload, sig }: Envelope, { ed25519 }: PublicKey): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', fromBase64(ed25519), 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, sig, toSigned(payload))
}

/** The bytes that a signature covers. */
export function toSigned(payload: Uint8Array): Uint8Array<ArrayBuffer> {
  const prefix = new TextEncoder().encode(SIGNED_PREFIX)
  const bytes = new Uint8Array(prefix.length + payload.length)
  bytes.set(prefix)
  bytes.set(payload, prefix.length)
  return bytes
}

/** The signature was checked before, so only the version is. */
function readPayload(bytes: Uint8Array): CertificatePayload | undefined {
  const payload = JSON.parse(new TextDecoder().decode(bytes)) as CertificatePayload
  return payload.v === 1 ? payload : undefined
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
