import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor, Core } from '../core.ts'
import { createKey, KEY_BYTES, toHint } from '../license/license-key.ts'
import { addMonths } from '../license/plans.ts'
import { Refused } from '../problems.ts'
import { appendAudit } from './audit.ts'
import { createId } from './ids.ts'
import type { Tx } from './open-store.ts'
import { addTask } from './outbox.ts'
import type { License, LicenseStatus } from './schema.ts'

export interface NewLicense {
  /** `null` if an operator grants it. */
  readonly purchaseId: string | null
  readonly customerId: string
  readonly plan: string
  readonly seats: number
  readonly updateMonths: number
}

/** Creates a license and its key. The key is returned once; afterwards only its hash and a sealed copy exist. */
export async function createLicense(
  tx: Tx,
  core: Core,
  given: NewLicense,
  actor: Actor,
): Promise<{ id: string; key: string }> {
  const now = core.now()
  const id = createId(now)
  const key = createKey(core.mode, randomBytes(KEY_BYTES))
  await tx
    .insertInto('license')
    .values({
      id,
      created_at: now.toISOString(),
      purchase_id: given.purchaseId,
      customer_id: given.customerId,
      plan: given.plan,
      mode: core.mode,
      ...keyColumns(core, id, key),
      status: 'active',
      status_reason: given.purchaseId ? 'paid' : 'granted',
      seats: given.seats,
      updates_until: addMonths(now, given.updateMonths),
    })
    .execute()
  await addTask(tx, mailKey(core, id, key, false), `key:${id}`, now)
  await appendAudit(tx, now, {
    actor,
    action: 'license.created',
    subject: ['license', id],
    detail: { plan: given.plan, seats: given.seats },
  })
  return { id, key }
}

function keyColumns({ secrets }: Core, id: string, key: string) {
  return {
    key_lookup: secrets.lookup(key),
    key_hint: toHint(key),
    // Without escrow it is deleted once it was shown.
    key_sealed: secrets.seal(key, `license:${id}`),
    pepper_id: secrets.pepperId,
  }
}

function mailKey({ secrets }: Core, licenseId: string, key: string, isRotated: boolean) {
  return { kind: 'mail-key', licenseId, sealedKey: secrets.seal(key, `mail:${licenseId}`), isRotated } as const
}

export function unsealKey(
  { secrets }: Core,
  { id, key_sealed }: Pick<License, 'id' | 'key_sealed'>,
): string | undefined {
  return key_sealed ? secrets.unseal(key_sealed, `license:${id}`) : undefined
}

export type LicenseRef = { readonly lookup: string } | { readonly id: string }

/**
 * Locks a license until the end of the transaction and returns it. An update locks the row in both databases, so seats
 * are counted one transaction at a time. Throws if there is none in this mode.
 */
export async function lockLicense(tx: Tx, { mode }: Core, ref: LicenseRef): Promise<License> {
  const [column, value] = 'id' in ref ? (['id', ref.id] as const) : (['key_lookup', ref.lookup] as const)
  const license = await tx
    .updateTable('license')
    .set({ rev: sql`rev + 1` })
    .where(column, '=', value)
    .where('mode', '=', mode)
    .returningAll()
    .executeTakeFirst()
  if (!license) throw new Refused('license-not-found')
  return license
}

/** Revoked is final. Returns whether something changed. */
export async function setLicenseStatus(
  tx: Tx,
  core: Core,
  license: Pick<License, 'id' | 'status'>,
  { status, reason, actor }: { status: LicenseStatus; reason: string; actor: Actor },
): Promise<boolean> {
  if (license.status === status || license.status === 'revoked') return false
  const now = core.now()
  await tx.updateTable('license').set({ status, status_reason: reason }).where('id', '=', license.id).execute()
  if (status === 'revoked') {
    await tx
      .updateTable('certificate')
      .set({ withdrawn_at: now.toISOString() })
      .where('license_id', '=', license.id)
      .where('withdrawn_at', 'is', null)
      .execute()
  }
  const task = { kind: 'mail-status', licenseId: license.id, status } as const
  await addTask(tx, task, `status:${license.id}:${createId(now)}`, now)
  await appendAudit(tx, now, {
    actor,
    action: `license.${status}`,
    subject: ['license', license.id],
    detail: { reason },
  })
  return true
}

/** Replaces the key. The old one stops working at once; activations stay. */
export async function rotateKey(
  tx: Tx,
  core: Core,
  id: string,
  actor: Actor,
): Promise<{ key: string; keyHint: string }> {
  const license = await lockLicense(tx, core, { id })
  if (license.status === 'revoked') throw new Refused('license-revoked')
  const now = core.now()
  const key = createKey(core.mode, randomBytes(KEY_BYTES))
  const { key_sealed, ...columns } = keyColumns(core, id, key)
  await tx
    .updateTable('license')
    .set({ ...columns, key_sealed: core.escrow ? key_sealed : null })
    .where('id', '=', id)
    .execute()
  await addTask(tx, mailKey(core, id, key, true), `key:${id}:${createId(now)}`, now)
  await appendAudit(tx, now, { actor, action: 'license.rotated', subject: ['license', id] })
  return { key, keyHint: columns.key_hint }
}
