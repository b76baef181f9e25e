import { createHash } from 'node:crypto'
import type { HolderKind } from '../store/schema.ts'
import type { Secrets } from './secrets.ts'
import { formatCertificate, toSigned, type CertificatePayload } from './verify-certificate.ts'

export interface IssuedCertificate {
  readonly text: string
  readonly kid: string
  readonly payloadSha256: string
}

export function issueCertificate(payload: CertificatePayload, secrets: Secrets): IssuedCertificate {
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  const { kid, signature } = secrets.sign(toSigned(bytes))
  return {
    text: formatCertificate(kid, bytes, signature),
    kid,
    payloadSha256: createHash('sha256').update(bytes).digest('hex'),
  }
}

/** A certificate is stored in repositories, so it contains no name or mail address. */
export function hashHolder(kind: HolderKind, holder: string): string {
  return createHash('sha256').update(`${kind}:${holder}`).digest('hex')
}
