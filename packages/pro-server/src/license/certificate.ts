import { hash } from 'node:crypto'
import type { HolderKind } from '../store/schema.ts'
import type { Secrets } from './secrets.ts'
import { BEGIN, END, toSigned, type CertificatePayload } from './verify-certificate.ts'

export interface IssuedCertificate {
  readonly text: string
  readonly kid: string
  readonly payloadSha256: string
}

export function issueCertificate(payload: CertificatePayload, secrets: Secrets): IssuedCertificate {
  const bytes = Buffer.from(JSON.stringify(payload))
  const { kid, signature } = secrets.sign(toSigned(bytes))
  return {
    text: formatCertificate(kid, bytes, signature),
    kid,
    payloadSha256: hash('sha256', bytes, 'hex'),
  }
}

/** Wraps the parts of a certificate in its text form. */
export function formatCertificate(kid: string, payload: Uint8Array, signature: Uint8Array): string {
  const [encoded, sig] = [payload, signature].map((bytes) => Buffer.from(bytes).toString('base64url'))
  const base64 = Buffer.from(JSON.stringify({ kid, alg: 'ed25519', payload: encoded, sig })).toString('base64')
  return [BEGIN, ...(base64.match(/.{1,64}/g) ?? []), END, ''].join('\n')
}

/** A certificate is stored in repositories, so it contains no name or mail address. */
export function hashHolder(kind: HolderKind, holder: string): string {
  return hash('sha256', `${kind}:${holder}`, 'hex')
}
