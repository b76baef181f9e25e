import { sql } from 'kysely'
import type { Actor, Core } from '../core.ts'
import { findRefusal, maxReleases, RELEASE_WINDOW_MS } from '../license/license-rules.ts'
import { Refused } from '../problems.ts'
import { appendAudit } from './audit.ts'
import { createCertificate } from './certificates.ts'
import { nextSerial } from './dialect.ts'
import { createId } from './ids.ts'
import { lockLicense, type LicenseRef } from './licenses.ts'
import type { Db, Tx } from './open-store.ts'
import { addTask } from './outbox.ts'
import { prepareQuery } from './prepared-query.ts'
import type { Activation, HolderKind, License } from './schema.ts'

export interface HolderRef {
  readonly kind: HolderKind
  /** Normalized. */
  readonly value: string
}

export interface Seats {
  readonly used: number
  readonly total: number
  readonly left: number
}

export function toSeats({ seats, seats_used }: Pick<License, 'seats' | 'seats_used'>): Seats {
  return { used: seats_used, total: seats, left: seats - seats_used }
}

export interface Activated {
  readonly isNew: boolean
  readonly activationId: string
  readonly seats: Seats
  readonly certificate: string
  readonly updatesUntil: string
}

/** What an activation reads of its license. */
const licenseColumns = ['id', 'plan', 'mode', 'status', 'seats', 'seats_used', 'updates_until', 'expires_at'] as const
type UsedLicense = Pick<License, (typeof licenseColumns)[number]>

function prepareTakeSeat(column: 'id' | 'key_lookup') {
  return prepareQuery((db, given: { ref: string; mode: License['mode'] }, kind) =>
    db
      .updateTable('license')
      .set({ rev: sql`rev + 1`, seats_used: sql`seats_used + 1` })
      .where(column, '=', given.ref)
      .where('mode', '=', given.mode)
      .whereRef('seats_used', '<', 'seats')
      .returning(licenseColumns)
      .returning(nextSerial(kind).as('serial')),
  )
}

const takeSeatById = prepareTakeSeat('id')
const takeSeatByKey = prepareTakeSeat('key_lookup')

/**
 * Locks a license, counts one more seat as used, and reserves the serial of its certificate. Returns `undefined` if no seat
 * is left, or if there is no such license.
 */
async function takeSeat(
  tx: Tx,
  { mode }: Core,
  ref: LicenseRef,
): Promise<(UsedLicense & { serial: number }) | undefined> {
  const [license] =
    'id' in ref ? await takeSeatById(tx, { ref: ref.id, mode }) : await takeSeatByKey(tx, { ref: ref.lookup, mode })
  return license
}

type NewActivation = Omit<Activation, 'released_at' | 'released_by'>

const insertActivation = prepareQuery((db, activation: NewActivation) =>
  db
    .insertInto('activation')
    .values({
      id: activation.id,
      created_at: activation.created_at,
      license_id: activation.license_id,
      holder_kind: activation.holder_kind,
      holder_norm: activation.holder_norm,
      label: activation.label,
    })
    .onConflict((conflict) =>
      conflict.columns(['license_id', 'holder_kind', 'holder_norm']).where('released_at', 'is', null).doNothing(),
    )
    .returning('id'),
)

/**
 * Takes a seat for a holder. A holder that has one gets a new certificate and takes no second seat. Most requests come
 * from new holders, so the seat is counted first and given back if the holder is known.
 */
export async function activate(
  tx: Tx,
  core: Core,
  given: { license: LicenseRef; holder: HolderRef; label?: string; actor: Actor },
): Promise<Activated> {
  const { holder, label, actor } = given
  const license = await takeSeat(tx, core, given.license)
  if (!license) {
    const full = await lockUsable(tx, core, given.license)
    const known = await findActivation(tx, full.id, holder)
    if (!known) throw new Refused('seat-limit-reached', { more: { seats: toSeats(full) } })
    return certifyAgain(tx, core, full, known, actor)
  }
  checkUsable(license, core)

  const now = core.now()
  const activation = {
    id: createId(now),
    created_at: now.toISOString(),
    license_id: license.id,
    holder_kind: holder.kind,
    holder_norm: holder.value,
    label: label ?? null,
  }
  const [inserted] = await insertActivation(tx, activation)
  if (!inserted) {
    const known = await getActivation(tx, license.id, holder)
    const { seats_used } = await giveSeatBack(tx, license.id)
    return certifyAgain(tx, core, { ...license, seats_used }, known, actor)
  }
  const certificate = await createCertificate(tx, core, license, activation, license.serial)
  await addTask(tx, { kind: 'mail-seat', activationId: activation.id }, `seat:${activation.id}`, now)
  await appendAudit(tx, now, {
    actor,
    action: 'activation.taken',
    subject: ['activation', activation.id],
    detail: { license: license.id },
  })
  return toActivated(license, activation.id, certificate, true)
}

async function certifyAgain(
  tx: Tx,
  core: Core,
  license: UsedLicense,
  known: Activation,
  actor: Actor,
): Promise<Activated> {
  const certificate = await createCertificate(tx, core, license, known)
  await appendAudit(tx, core.now(), { actor, action: 'certificate.issued', subject: ['activation', known.id] })
  return toActivated(license, known.id, certificate, false)
}

async function giveSeatBack(tx: Tx, licenseId: string): Promise<Pick<License, 'seats_used'>> {
  return tx
    .updateTable('license')
    .set({ seats_used: sql`seats_used - 1` })
    .where('id', '=', licenseId)
    .returning('seats_used')
    .executeTakeFirstOrThrow()
}

function toActivated(license: UsedLicense, activationId: string, certificate: string, isNew: boolean): Activated {
  return { isNew, activationId, seats: toSeats(license), certificate, updatesUntil: license.updates_until }
}

/** Locks a license and throws if it cannot be used. */
export async function lockUsable(tx: Tx, core: Core, ref: LicenseRef): Promise<License> {
  const license = await lockLicense(tx, core, ref)
  checkUsable(license, core)
  return license
}

function checkUsable(license: UsedLicense, core: Core): void {
  const refusal = findRefusal(license, core.now())
  if (refusal) throw new Refused(refusal)
}

/** A taken seat of a license, by its id or its holder. */
export async function findActivation(
  db: Db,
  licenseId: string,
  by: HolderRef | { id: string },
): Promise<Activation | undefined> {
  const query = db
    .selectFrom('activation')
    .selectAll()
    .where('license_id', '=', licenseId)
    .where('released_at', 'is', null)
  return 'id' in by
    ? query.where('id', '=', by.id).executeTakeFirst()
    : query.where('holder_kind', '=', by.kind).where('holder_norm', '=', by.value).executeTakeFirst()
}

async function getActivation(db: Db, licenseId: string, holder: HolderRef): Promise<Activation> {
  const activation = await findActivation(db, licenseId, holder)
  if (!activation) throw new Error('getActivation: the holder has no seat.')
  return activation
}

/** Releases a seat. A seat that was released before is not an error. Operators may release without a limit. */
export async function release(
  tx: Tx,
  core: Core,
  given: { license: LicenseRef; activation: HolderRef | { id: string }; actor: Actor },
): Promise<void> {
  const { actor } = given
  const license = await lockLicense(tx, core, given.license)
  const found = await findActivation(tx, license.id, given.activation)
  if (!found) {
    if (await wasReleased(tx, license.id, given.activation)) return
    throw new Refused('activation-not-found')
  }
  const now = core.now()
  if (actor.kind === 'customer') await checkReleaseLimit(tx, license, now)
  await tx
    .updateTable('activation')
    .set({ released_at: now.toISOString(), released_by: actor.kind })
    .where('id', '=', found.id)
    .execute()
  await giveSeatBack(tx, license.id)
  await tx
    .updateTable('certificate')
    .set({ withdrawn_at: now.toISOString() })
    .where('activation_id', '=', found.id)
    .where('withdrawn_at', 'is', null)
    .execute()
  await appendAudit(tx, now, {
    actor,
    action: 'activation.released',
    subject: ['activation', found.id],
    detail: { license: license.id },
  })
}

async function wasReleased(tx: Tx, licenseId: string, by: HolderRef | { id: string }): Promise<boolean> {
  const query = tx.selectFrom('activation').select('id').where('license_id', '=', licenseId)
  const row =
    'id' in by
      ? await query.where('id', '=', by.id).executeTakeFirst()
      : await query.where('holder_kind', '=', by.kind).where('holder_norm', '=', by.value).executeTakeFirst()
  return row !== undefined
}

async function checkReleaseLimit(tx: Tx, license: License, now: Date): Promise<void> {
  const since = new Date(now.getTime() - RELEASE_WINDOW_MS).toISOString()
  const rows = await tx
    .selectFrom('activation')
    .select('released_at')
    .where('license_id', '=', license.id)
    .where('released_by', '=', 'customer')
    .where('released_at', '>', since)
    .orderBy('released_at')
    .execute()
  if (rows.length < maxReleases(license.seats)) return
  const freeAt = Date.parse(rows[0]!.released_at!) + RELEASE_WINDOW_MS
  const seconds = Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000))
  throw new Refused('release-limit', { headers: { 'Retry-After': String(seconds) } })
}
