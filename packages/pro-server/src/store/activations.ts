import { sql } from 'kysely'
import type { Actor, Core } from '../core.ts'
import { hashHolder, issueCertificate } from '../license/certificate.ts'
import { findRefusal, maxReleases, RELEASE_WINDOW_MS } from '../license/license-rules.ts'
import { Refused } from '../problems.ts'
import { appendAudit } from './audit.ts'
import { createId } from './ids.ts'
import { lockLicense, type LicenseRef } from './licenses.ts'
import type { Db, Tx } from './open-store.ts'
import { addTask } from './outbox.ts'
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

/** Takes a seat for a holder. A holder that has one gets a new certificate and takes no second seat. */
export async function activate(
  tx: Tx,
  core: Core,
  given: { license: LicenseRef; holder: HolderRef; label?: string; actor: Actor },
): Promise<Activated> {
  const { holder, label, actor } = given
  const license = await lockUsable(tx, core, given.license)
  const known = await findActivation(tx, license.id, holder)
  if (known) {
    const certificate = await createCertificate(tx, core, license, known)
    await appendAudit(tx, core.now(), { actor, action: 'certificate.issued', subject: ['activation', known.id] })
    return toActivated(license, known.id, certificate, false)
  }

  const taken = await tx
    .updateTable('license')
    .set({ seats_used: sql`seats_used + 1` })
    .where('id', '=', license.id)
    .where('seats_used', '<', license.seats)
    .returning(['seats', 'seats_used'])
    .executeTakeFirst()
  if (!taken) throw new Refused('seat-limit-reached', { more: { seats: toSeats(license) } })

  const now = core.now()
  const activation = {
    id: createId(now),
    created_at: now.toISOString(),
    license_id: license.id,
    holder_kind: holder.kind,
    holder_norm: holder.value,
    label: label ?? null,
  }
  await tx.insertInto('activation').values(activation).execute()
  const certificate = await createCertificate(tx, core, license, activation)
  await addTask(tx, { kind: 'mail-seat', activationId: activation.id }, `seat:${activation.id}`, now)
  await appendAudit(tx, now, {
    actor,
    action: 'activation.taken',
    subject: ['activation', activation.id],
    detail: { license: license.id },
  })
  return toActivated({ ...license, ...taken }, activation.id, certificate, true)
}

function toActivated(license: License, activationId: string, certificate: string, isNew: boolean): Activated {
  return { isNew, activationId, seats: toSeats(license), certificate, updatesUntil: license.updates_until }
}

/** Locks a license and throws if it cannot be used. */
export async function lockUsable(tx: Tx, core: Core, ref: LicenseRef): Promise<License> {
  const license = await lockLicense(tx, core, ref)
  const refusal = findRefusal(license, core.now())
  if (refusal) throw new Refused(refusal)
  return license
}

type CertifiedActivation = Pick<Activation, 'id' | 'holder_kind' | 'holder_norm'>

export async function createCertificate(
  tx: Tx,
  core: Core,
  license: License,
  activation: CertifiedActivation,
): Promise<string> {
  const issuedAt = core.now().toISOString()
  // The serial is part of what is signed, so the row is inserted first.
  const { serial } = await tx
    .insertInto('certificate')
    .values({
      created_at: issuedAt,
      license_id: license.id,
      activation_id: activation.id,
      kid: '',
      not_after: license.expires_at,
      payload_sha256: '',
    })
    .returning('serial')
    .executeTakeFirstOrThrow()
  const { text, kid, payloadSha256 } = issueCertificate(
    {
      v: 1,
      serial,
      license: license.id,
      plan: license.plan,
      mode: license.mode,
      seats: license.seats,
      holder: hashHolder(activation.holder_kind, activation.holder_norm),
      issuedAt,
      updatesUntil: license.updates_until,
      ...(license.expires_at && { notAfter: license.expires_at }),
    },
    core.secrets,
  )
  await tx.updateTable('certificate').set({ kid, payload_sha256: payloadSha256 }).where('serial', '=', serial).execute()
  return text
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
  await tx
    .updateTable('license')
    .set({ seats_used: sql`seats_used - 1` })
    .where('id', '=', license.id)
    .execute()
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
