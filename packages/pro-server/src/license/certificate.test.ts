import { expect, test } from 'vitest'
import { formatCertificate, hashHolder, issueCertificate } from './certificate.ts'
import { createSecretsData, createSigningKey, openSecrets } from './secrets.ts'
import { toSigned, verifyCertificate, type CertificatePayload } from './verify-certificate.ts'

const now = new Date('2026-03-01T12:00:00Z')
const data = createSecretsData(now)
const secrets = openSecrets(data)
const keys = secrets.publicKeys
const payload: CertificatePayload = {
  v: 1,
  serial: 7,
  license: 'l-1',
  plan: 'team',
  mode: 'live',
  seats: 5,
  holder: hashHolder('handle', 'ada'),
  issuedAt: now.toISOString(),
  updatesUntil: '2027-03-01',
}
const { text } = issueCertificate(payload, secrets)

/** Changes the JSON inside a certificate. */
function rewrite(change: (envelope: Record<string, string>) => Record<string, string>): string {
  const [begin, ...rest] = text.trim().split('\n')
  const envelope = JSON.parse(Buffer.from(rest.slice(0, -1).join(''), 'base64').toString()) as Record<string, string>
  return [begin, Buffer.from(JSON.stringify(change(envelope))).toString('base64'), rest.at(-1)].join('\n')
}

test('accepts a certificate that it issued', async () => {
  expect(text).toMatch(/^-----BEGIN FROND LICENSE-----\n[\w+/=\n]+\n-----END FROND LICENSE-----\n$/)
  expect(await verifyCertificate(text, { keys })).toEqual({ kind: 'valid', payload })
})

test('L20: refuses a payload with one changed bit', async () => {
  for (const index of [0, 10, 100]) {
    const changed = rewrite((envelope) => {
      const bytes = Buffer.from(envelope.payload!, 'base64url')
      bytes[index]! ^= 1
      return { ...envelope, payload: bytes.toString('base64url') }
    })
    expect(await verifyCertificate(changed, { keys })).toEqual({ kind: 'bad-signature' })
  }
})

test.each(['none', 'HS256', '', 'Ed25519'])('L21: refuses the algorithm "%s"', async (alg) => {
  expect(
    await verifyCertificate(
      rewrite((envelope) => ({ ...envelope, alg })),
      { keys },
    ),
  ).toEqual({ kind: 'malformed' })
})

test('L22: accepts what a key signed before it was retired, and nothing after', async () => {
  const retire = (retiredAt: string) => keys.map((key) => ({ ...key, status: 'retired' as const, retiredAt }))
  expect(await verifyCertificate(text, { keys: retire('2026-04-01T00:00:00Z') })).toMatchObject({ kind: 'valid' })
  expect(await verifyCertificate(text, { keys: retire('2026-02-01T00:00:00Z') })).toEqual({ kind: 'unknown-key' })
})

test('L23: refuses a signature whose scalar was increased by the group order', async () => {
  const order = 2n ** 252n + 27742317777372353535851937790883648493n
  const malleated = rewrite((envelope) => {
    const bytes = Buffer.from(envelope.sig!, 'base64url')
    const scalar = BigInt(`0x${Buffer.from(bytes.subarray(32)).reverse().toString('hex')}`) + order
    const changed = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex').reverse()
    return { ...envelope, sig: Buffer.concat([bytes.subarray(0, 32), changed]).toString('base64url') }
  })
  expect(await verifyCertificate(malleated, { keys })).toEqual({ kind: 'bad-signature' })
})

test('L24: covers releases inside the update window only', async () => {
  const verify = (releasedAt: string) => verifyCertificate(text, { keys, releasedAt })
  expect(await verify('2027-03-01')).toMatchObject({ kind: 'valid' })
  expect(await verify('2027-03-02')).toMatchObject({ kind: 'update-window-ended' })
})

test('L25: accepts Windows line ends and blanks', async () => {
  const mailed = ` ${text.replaceAll('\n', ' \r\n  ')}\r\n\r\n`
  expect(await verifyCertificate(mailed, { keys })).toMatchObject({ kind: 'valid' })
})

test('refuses unknown keys, withdrawn serials, test certificates in live builds, and other texts', async () => {
  const strangers = openSecrets(createSecretsData(now)).publicKeys
  expect(await verifyCertificate(text, { keys: strangers })).toEqual({ kind: 'unknown-key' })
  expect(await verifyCertificate(text, { keys, withdrawn: [7] })).toMatchObject({ kind: 'withdrawn' })
  const test = issueCertificate({ ...payload, mode: 'test' }, secrets).text
  expect(await verifyCertificate(test, { keys })).toMatchObject({ kind: 'wrong-mode' })
  expect(await verifyCertificate(test, { keys, mode: 'test' })).toMatchObject({ kind: 'valid' })
  for (const other of ['', 'hello', text.slice(0, -40), `${text}${text}`])
    expect(await verifyCertificate(other, { keys })).toEqual({ kind: 'malformed' })
})

test('signs with the latest key, and refuses a signature without the prefix', async () => {
  const rotated = openSecrets({ ...data, signingKeys: [...data.signingKeys, createSigningKey(new Date('2026-05-01'))] })
  const fresh = issueCertificate(payload, rotated)
  expect(fresh.kid).toMatch(/^2026-05-01-/)
  expect(await verifyCertificate(fresh.text, { keys: rotated.publicKeys })).toMatchObject({ kind: 'valid' })
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  expect(toSigned(bytes).length).toBeGreaterThan(bytes.length)
  const { kid, signature } = secrets.sign(bytes)
  expect(await verifyCertificate(formatCertificate(kid, bytes, signature), { keys })).toEqual({ kind: 'bad-signature' })
})

test('seals texts so that they cannot be moved or changed', () => {
  const sealed = secrets.seal('FRP1-…', 'license:1')
  expect(secrets.unseal(sealed, 'license:1')).toBe('FRP1-…')
  expect(() => secrets.unseal(sealed, 'license:2')).toThrow(/unable to authenticate|unsupported state/i)
})
