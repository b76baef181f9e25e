import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  timingSafeEqual,
} from 'node:crypto'
import { z } from 'zod'
import type { PublicKey } from './verify-certificate.ts'

/** The secrets of the server. They are kept outside the database: in a file of the data folder or in `PRO_SECRETS`. */
const secretsSchema = z.strictObject({
  /** Key of the hash under which license keys are stored. */
  pepper: z.base64url().min(43),
  pepperId: z.string(),
  /** Key that encrypts what has to be readable again: license keys to send, and stored answers. */
  sealKey: z.base64url().length(43),
  sandboxWebhookSecret: z.string().min(20),
  signingKeys: z
    .array(
      z.strictObject({
        kid: z.string(),
        /** PKCS #8 in base64url. */
        privateKey: z.base64url(),
        status: z.enum(['active', 'retired']),
        retiredAt: z.string().optional(),
      }),
    )
    .min(1),
})

export type SecretsData = z.infer<typeof secretsSchema>

export interface Secrets {
  readonly pepperId: string
  readonly sandboxWebhookSecret: string
  /** The hash under which a license key is stored and found. */
  lookup(key: string): string
  /** Encrypts a text. `context` names what it belongs to, so that it cannot be moved to another row. */
  seal(text: string, context: string): string
  unseal(sealed: string, context: string): string
  sign(bytes: Uint8Array): { kid: string; signature: Uint8Array }
  readonly publicKeys: readonly PublicKey[]
}

/** Throws a `z.ZodError` if a field is missing. */
export function parseSecrets(data: unknown): SecretsData {
  const parsed = secretsSchema.parse(data)
  if (!parsed.signingKeys.some(({ status }) => status === 'active'))
    throw new Error('No signing key is active. Create one with npm run pro -- key new.')
  return parsed
}

export function createSecretsData(now: Date): SecretsData {
  return {
    pepper: randomBytes(32).toString('base64url'),
    pepperId: '1',
    sealKey: randomBytes(32).toString('base64url'),
    sandboxWebhookSecret: `whsec_${randomBytes(24).toString('base64url')}`,
    signingKeys: [createSigningKey(now)],
  }
}

export function createSigningKey(now: Date): SecretsData['signingKeys'][number] {
  const { privateKey } = generateKeyPairSync('ed25519')
  return {
    kid: `${now.toISOString().slice(0, 10)}-${randomBytes(3).toString('hex')}`,
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
    status: 'active',
  }
}

export function openSecrets(data: SecretsData): Secrets {
  // A key object, because Node converts a buffer again for each hash.
  const pepper = createSecretKey(data.pepper, 'base64url')
  const sealKey = Buffer.from(data.sealKey, 'base64url')
  const keys = data.signingKeys.map((key) => {
    const privateKey = createPrivateKey({ key: Buffer.from(key.privateKey, 'base64url'), format: 'der', type: 'pkcs8' })
    const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
    return { ...key, privateKey, ed25519: x }
  })
  // The latest one: older keys stay active until an operator retires them.
  const active = keys.findLast(({ status }) => status === 'active')!

  return {
    pepperId: data.pepperId,
    sandboxWebhookSecret: data.sandboxWebhookSecret,
    lookup: (key) => createHmac('sha256', pepper).update(key).digest('base64url'),
    seal(text, context) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    unseal(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url')
      const cipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12), { authTagLength: 16 })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
    },
    sign: (bytes) => ({ kid: active.kid, signature: sign(null, bytes, active.privateKey) }),
    publicKeys: keys.map(({ kid, ed25519, status, retiredAt }) => ({
      kid,
      ed25519,
      status,
      ...(retiredAt && { retiredAt }),
    })),
  }
}

/** A token with 256 random bits. Only its hash is stored. */
export function createToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Compares in constant time. */
export function isSameText(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
}
