import type { HolderKind, License } from '../store/schema.ts'

/** Times are judged with this tolerance, because clocks of machines differ. */
export const SKEW_MS = 120_000

export type Refusal = 'license-revoked' | 'license-suspended' | 'license-expired'

type LicenseState = Pick<License, 'status' | 'expires_at'>

/** Why a license cannot be used now, or `undefined`. */
export function findRefusal({ status, expires_at }: LicenseState, now: Date): Refusal | undefined {
  if (status === 'revoked') return 'license-revoked'
  if (status === 'suspended') return 'license-suspended'
  if (expires_at && Date.parse(expires_at) + SKEW_MS < now.getTime()) return 'license-expired'
  return undefined
}

/** Whether a package with this release date belongs to the update window. */
export function isCovered(releasedAt: string, updatesUntil: string): boolean {
  return releasedAt.slice(0, 10) <= updatesUntil
}

export interface Holder {
  readonly kind: HolderKind
  readonly value: string
}

// One @, no blanks or control characters, a dot in the host. ASCII only: mail servers treat other letters differently.
const email = /^[!#$%&'*+/=?^_`{|}~.\w-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i
const handle = /^@?[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i

export function isEmail(text: string): boolean {
  return text.length <= 254 && email.test(text)
}

/** The form in which holders are compared. `undefined` if the text is no mail address or no user name. */
export function normalizeHolder({ kind, value }: Holder): string | undefined {
  const text = value.trim()
  if (kind === 'email') return isEmail(text) ? text.toLowerCase() : undefined
  return handle.test(text) ? text.replace(/^@/, '').toLowerCase() : undefined
}

/** How many seats of a license may be released in 30 days. */
export function maxReleases(seats: number): number {
  return Math.max(3, seats)
}

export const RELEASE_WINDOW_MS = 30 * 86_400_000
