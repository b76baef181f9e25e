import { join } from 'node:path'

/** Settings from environment variables, read once at start. */
export interface Settings {
  /** The folder for the data that the server writes. */
  readonly dataFolder: string
  /** A Postgres database that several processes of the site share. Without it, the data is in the data folder. */
  readonly databaseUrl?: string
  /** Number of trusted proxies in front of the server. */
  readonly trustedProxies: number
  /** Accepted host names; empty for any. */
  readonly hosts: readonly string[]
  /** Hosts of the Iconify service for collections that are not installed; may be empty. */
  readonly iconServices: readonly string[]
  readonly rateLimits: boolean
  /** Which requests are logged. */
  readonly requestLog: 'errors' | 'off' | 'all'
}

type Environment = Readonly<Record<string, string | undefined>>

const site = join(import.meta.dirname, '..')

/** A setting has an invalid value. The message names it. */
export class SettingError extends Error {}

export function readSettings(environment: Environment = process.env): Settings {
  return {
    dataFolder: environment.FROND_DATA || join(site, '.data'),
    ...(environment.DATABASE_URL && { databaseUrl: environment.DATABASE_URL }),
    trustedProxies: readProxies(environment.FROND_TRUST_PROXY),
    hosts: (environment.FROND_HOSTS ?? '')
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
    iconServices: readIconServices(environment.FROND_ICON_SERVICE),
    rateLimits: readChoice('FROND_RATE_LIMITS', environment, ['on', 'off'] as const) === 'on',
    requestLog: readChoice('FROND_REQUEST_LOG', environment, ['errors', 'off', 'all'] as const),
  }
}

function readProxies(value: string | undefined): number {
  if (!value) return 0
  if (!/^\d$/.test(value))
    throw new SettingError(
      `FROND_TRUST_PROXY is "${value}". Give the number of proxies before the server, such as 1, or 0 for none.`,
    )
  return Number(value)
}

const PUBLIC_ICON_SERVICES = 'https://api.iconify.design,https://api.simplesvg.com,https://api.unisvg.com'

function readIconServices(value: string | undefined): string[] {
  if (value === 'off') return []
  return (value || PUBLIC_ICON_SERVICES).split(',').map((part) => {
    const address = part.trim()
    if (!URL.canParse(address) || !/^https?:/.test(address))
      throw new SettingError(`FROND_ICON_SERVICE is "${address}". Give an address that begins with https://, or off.`)
    return address.replace(/\/+$/, '')
  })
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
  if (!choice) throw new SettingError(`${name} is "${value}". It takes ${choices.join(', ')}.`)
  return choice
}
