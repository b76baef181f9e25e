import { normalizeHolder, type Holder } from '../license/license-rules.ts'
import { parseKey } from '../license/license-key.ts'
import { Refused } from '../problems.ts'
import type { HolderRef } from '../store/activations.ts'
import type { LicenseRef } from '../store/licenses.ts'
import { findLink, isExpired } from '../store/links.ts'
import type { Db } from '../store/open-store.ts'
import type { ApiContext, Call } from './context.ts'
import type { RateName } from './rate-limits.ts'

/** How a request names the license that it is about, and the limits that apply to it. */

interface KeyRates {
  /** For the address of the visitor. */
  readonly visitor: RateName
  /** For the license key. */
  readonly key?: RateName
}

/** Checks the form of a key and all limits. Throws before the database is read if the text is no key. */
export async function readKey(
  { core, limits }: ApiContext,
  { visitor }: Pick<Call, 'visitor'>,
  text: string,
  rates: KeyRates,
): Promise<{ lookup: string; isOurMode: boolean }> {
  const parsed = parseKey(text)
  if (parsed.kind === 'malformed') {
    await limits.countMalformed(visitor)
    const detail = parsed.group
      ? `Group ${parsed.group} of the key is wrong.`
      : `The key is not valid: ${parsed.reason}.`
    throw new Refused('key-malformed', { errors: [{ pointer: '/key', code: parsed.reason, detail }] })
  }
  await limits.checkGuesses(visitor)
  const lookup = core.secrets.lookup(parsed.key)
  await limits.check(rates.visitor, visitor)
  if (rates.key) await limits.check(rates.key, lookup)
  return { lookup, isOurMode: parsed.mode === core.mode }
}

/** Counts a key that no license has, so that an address cannot try many. */
export async function countUnknownKey<Result>(
  context: ApiContext,
  visitor: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused && error.code === 'license-not-found') await context.limits.countGuess(visitor)
    throw error
  }
}

interface LicenseFields {
  readonly key?: string | undefined
  readonly licenseId?: string | undefined
}

/** The license of a request: by its key, or by its id if the customer has opened a mailed link. */
export async function withLicense<Result>(
  context: ApiContext,
  call: Call<LicenseFields>,
  rates: KeyRates,
  work: (license: LicenseRef) => Promise<Result>,
): Promise<Result> {
  const { key, licenseId } = call.body
  if (key !== undefined && licenseId === undefined) {
    const { lookup } = await readKey(context, call, key, rates)
    return countUnknownKey(context, call.visitor, () => work({ lookup }))
  }
  if (licenseId === undefined || key !== undefined) {
    const detail = 'Send either a key, or a licenseId with an Authorization header.'
    throw new Refused('invalid-request', { errors: [{ pointer: '/key', code: 'required', detail }] })
  }
  await context.limits.check(rates.visitor, call.visitor)
  const { store } = context.core
  const customerId = await store.run((db) => requireCustomer(db, context, call))
  await store.run((db) => requireOwner(db, licenseId, customerId))
  return work({ id: licenseId })
}

/** The customer whose mailed link was opened. */
export async function requireCustomer(
  db: Db,
  { core }: ApiContext,
  { headers }: Pick<Call, 'headers'>,
): Promise<string> {
  const token = readAuthorization(headers, 'Manage')
  const link = token && (await findLink(db, 'session', token))
  if (!link || isExpired(link, core.now())) throw new Refused('not-signed-in')
  return link.subject
}

export async function requireOwner(db: Db, licenseId: string, customerId: string): Promise<void> {
  const license = await db
    .selectFrom('license')
    .select('id')
    .where('id', '=', licenseId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!license) throw new Refused('license-not-found')
}

/** The token of an `Authorization` header with this scheme. */
export function readAuthorization(headers: Headers, scheme: 'Claim' | 'Manage'): string | undefined {
  return new RegExp(`^${scheme} ([\\w-]{43})$`).exec(headers.get('Authorization') ?? '')?.[1]
}

/** The holder in the form in which holders are compared. Throws if it is no mail address or user name. */
export function readHolder(holder: Holder): HolderRef {
  const value = normalizeHolder(holder)
  if (value === undefined) {
    const detail = holder.kind === 'email' ? 'This is not a mail address.' : 'This is not a user name.'
    throw new Refused('invalid-request', { errors: [{ pointer: '/holder/value', code: 'invalid', detail }] })
  }
  return { kind: holder.kind, value }
}
