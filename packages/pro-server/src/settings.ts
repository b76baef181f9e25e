import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createSecretsData, parseSecrets, type SecretsData } from './license/secrets.ts'
import type { Mode } from './store/schema.ts'

/** Settings from environment variables, read once at start. */
export interface ProSettings {
  readonly mode: Mode
  /** The folder for the SQLite file, the secrets and the mails. */
  readonly folder: string
  readonly databaseUrl?: string
  readonly checkout: { readonly provider: 'sandbox' } | StripeSettings
  readonly mail: { readonly from: string; readonly smtpUrl?: string }
  /** The address of the site for links in mails. `undefined`: the address that the server listens on. */
  readonly origin?: string
  readonly escrow: boolean
  readonly rateLimits: boolean
  readonly secrets: SecretsData
}

export interface StripeSettings {
  readonly provider: 'stripe'
  readonly secretKey: string
  readonly webhookSecrets: readonly string[]
  readonly toleranceS: number
}

type Environment = Readonly<Record<string, string | undefined>>

/** A setting is missing or invalid. The message says what to do. A restart does not help. */
export class ProSettingError extends Error {
  static readonly exitCode = 78
}

export function readProSettings(
  dataFolder: string,
  environment: Environment = process.env,
  now = new Date(),
): ProSettings {
  const mode = readChoice('PRO_MODE', environment, ['test', 'live'] as const)
  const folder = join(dataFolder, 'pro')
  const origin = readOrigin(environment.PRO_ORIGIN, mode)
  const databaseUrl = environment.DATABASE_URL
  if (databaseUrl && !/^postgres(?:ql)?:\/\//.test(databaseUrl))
    throw new ProSettingError('DATABASE_URL has to begin with postgres://. Leave it empty to use SQLite.')
  const { SMTP_URL: smtpUrl } = environment
  return {
    mode,
    folder,
    ...(databaseUrl && { databaseUrl }),
    checkout: readCheckout(environment, mode),
    mail: { from: environment.PRO_MAIL_FROM || 'Frond UI Pro <pro@frond.example>', ...(smtpUrl && { smtpUrl }) },
    ...(origin && { origin }),
    escrow: readChoice('PRO_KEY_ESCROW', environment, ['on', 'off'] as const) === 'on',
    rateLimits: readChoice('FROND_RATE_LIMITS', environment, ['on', 'off'] as const) === 'on',
    secrets: readSecrets(environment.PRO_SECRETS || join(folder, 'secrets.json'), mode, now),
  }
}

function readOrigin(value: string | undefined, mode: Mode): string | undefined {
  if (value && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return new URL(value).origin
  if (value)
    throw new ProSettingError(`PRO_ORIGIN is "${value}". Give the address of the site, such as https://frond.example.`)
  if (mode === 'live')
    throw new ProSettingError('PRO_ORIGIN is missing. Live mode needs the address of the site for links in mails.')
  return undefined
}

function readCheckout(environment: Environment, mode: Mode): ProSettings['checkout'] {
  const provider = readChoice('PRO_CHECKOUT', environment, ['sandbox', 'stripe'] as const)
  if (provider === 'sandbox') {
    if (mode === 'live')
      throw new ProSettingError(
        'PRO_CHECKOUT is sandbox, but PRO_MODE is live. The sandbox takes no money: set PRO_CHECKOUT=stripe.',
      )
    return { provider }
  }
  const secretKey = environment.STRIPE_SECRET_KEY ?? ''
  const expected = mode === 'live' ? /^(?:sk|rk)_live_\w{8,}/ : /^(?:sk|rk)_test_\w{8,}/
  if (!expected.test(secretKey))
    throw new ProSettingError(`STRIPE_SECRET_KEY is missing, or is not a key for ${mode} mode.`)
  const webhookSecrets = (environment.STRIPE_WEBHOOK_SECRET ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)
  if (
    webhookSecrets.length === 0 ||
    webhookSecrets.some((secret) => secret.length < 16 || /example|changeme/i.test(secret))
  )
    throw new ProSettingError(
      'STRIPE_WEBHOOK_SECRET is missing or is an example. Copy it from the webhook page of Stripe.',
    )
  const toleranceS = Number(environment.PRO_WEBHOOK_TOLERANCE || 300)
  if (!Number.isInteger(toleranceS) || toleranceS < 1 || toleranceS > 3600)
    throw new ProSettingError('PRO_WEBHOOK_TOLERANCE takes 1 to 3600 seconds. 0 would turn the check of the time off.')
  return { provider, secretKey, webhookSecrets, toleranceS }
}

/** Test mode creates its own secrets. In live mode an operator does, because a lost file makes all keys unusable. */
function readSecrets(file: string, mode: Mode, now: Date): SecretsData {
  if (!existsSync(file)) {
    if (mode === 'live')
      throw new ProSettingError(
        `There are no secrets at ${file}. Create them with npm run pro -- key new, and keep a copy.`,
      )
    createSecrets(file, createSecretsData(now))
  }
  try {
    return parseSecrets(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    // The message of the JSON parser would quote the file.
    throw new ProSettingError(`The secrets at ${file} cannot be read. Restore the file from a backup.`, {
      cause: error instanceof Error ? error.name : '',
    })
  }
}

/** Processes that start at the same time and share the folder must use the same secrets, so the first one wins. */
function createSecrets(file: string, data: SecretsData): void {
  // Processes in different containers can have the same id, so it does not tell them apart.
  const own = `${file}.${randomUUID()}`
  saveSecrets(own, data)
  try {
    // Unlike renaming, linking fails if the file exists.
    linkSync(own, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(own)
  }
}

export function secretsFile(folder: string, environment: Environment = process.env): string {
  return environment.PRO_SECRETS || join(folder, 'secrets.json')
}

/** Writes a file that only its owner can read. */
export function saveSecrets(file: string, data: SecretsData): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(`${file}.part`, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.part`, file)
}

/** The first choice is the default. */
function readChoice<Choice extends string>(
  name: string,
  environment: Environment,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const value = environment[name]
  if (!value) return choices[0]
  const choice = choices.find((each) => each === value)
  if (!choice) throw new ProSettingError(`${name} is "${value}". It takes ${choices.join(' or ')}.`)
  return choice
}
