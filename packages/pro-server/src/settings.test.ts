import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ProSettingError, readProSettings } from './settings.ts'
import { createFolder } from './testing/stores.ts'

const stripe = {
  PRO_CHECKOUT: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
}
const live = { PRO_MODE: 'live', PRO_ORIGIN: 'https://frond.example' }

test('needs no settings in test mode, and creates secrets that only the owner can read', () => {
  const folder = createFolder()
  const settings = readProSettings(folder, {})
  expect(settings).toMatchObject({ mode: 'test', checkout: { provider: 'sandbox' }, escrow: true, rateLimits: true })
  expect(statSync(join(folder, 'pro/secrets.json')).mode & 0o777).toBe(0o600)
  expect(readProSettings(folder, {}).secrets).toEqual(settings.secrets)
})

test.each<[string, Record<string, string>, RegExp]>([
  ['L30: the sandbox in live mode', { ...live }, /sandbox/],
  ['live mode without an address', { PRO_MODE: 'live' }, /PRO_ORIGIN/],
  ['W09: an empty webhook secret', { ...stripe, STRIPE_WEBHOOK_SECRET: '' }, /STRIPE_WEBHOOK_SECRET/],
  ['an example secret', { ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_example_secret_1234' }, /example/],
  ['W10: a tolerance of 0', { ...stripe, PRO_WEBHOOK_TOLERANCE: '0' }, /TOLERANCE/],
  ['W10: a negative tolerance', { ...stripe, PRO_WEBHOOK_TOLERANCE: '-1' }, /TOLERANCE/],
  ['a test key in live mode', { ...live, ...stripe }, /STRIPE_SECRET_KEY/],
  ['live mode without secrets', { ...live, ...stripe, STRIPE_SECRET_KEY: 'sk_live_0123456789' }, /key new/],
  ['another database', { DATABASE_URL: 'mysql://localhost' }, /DATABASE_URL/],
  ['an unknown mode', { PRO_MODE: 'production' }, /PRO_MODE/],
  ['an address without a scheme', { PRO_ORIGIN: 'frond.example' }, /PRO_ORIGIN/],
])('refuses %s', (_, environment, message) => {
  const read = () => readProSettings(createFolder(), environment)
  expect(read).toThrow(ProSettingError)
  expect(read).toThrow(message)
})

test('reads the settings of Stripe, SMTP and Postgres', () => {
  const settings = readProSettings(createFolder(), {
    ...stripe,
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef, whsec_fedcba9876543210',
    SMTP_URL: 'smtp://localhost:25',
    DATABASE_URL: 'postgres://localhost/pro',
    PRO_KEY_ESCROW: 'off',
  })
  expect(settings.checkout).toMatchObject({ provider: 'stripe', toleranceS: 300, webhookSecrets: { length: 2 } })
  expect(settings).toMatchObject({
    databaseUrl: 'postgres://localhost/pro',
    escrow: false,
    mail: { smtpUrl: 'smtp://localhost:25' },
  })
})

test('does not quote a damaged file of secrets', () => {
  const folder = createFolder()
  const file = join(folder, 'secrets.json')
  writeFileSync(file, '{"pepper": "very-secret"')
  expect(() => readProSettings(folder, { PRO_SECRETS: file })).toThrow(/^(?!.*very-secret).*cannot be read/)
})
