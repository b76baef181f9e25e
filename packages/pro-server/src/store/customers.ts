import { sql } from 'kysely'
import type { Actor, Core } from '../core.ts'
import { appendAudit } from './audit.ts'
import { setLicenseStatus } from './licenses.ts'
import type { Db, Tx } from './open-store.ts'
import type { Customer } from './schema.ts'

export interface DeletedCustomer {
  readonly id: string
  /** Licenses that were revoked now. */
  readonly licenses: number
  /** Seats whose holder was removed now. */
  readonly seats: number
  /** Orders that stay for accounting. */
  readonly purchases: number
  /** Orders among them that can still be paid. A payment creates a license that the customer cannot find. */
  readonly openPurchases: number
  /** Seats that this mail address holds in licenses of other customers. They belong to those licenses and stay. */
  readonly seatsElsewhere: number
}

/** Finds a customer by the mail address or the id. A deleted customer has only an id. */
export async function findCustomer(db: Db, ref: string): Promise<Customer | undefined> {
  return db
    .selectFrom('customer')
    .selectAll()
    .where((where) => where.or([where('email_norm', '=', ref.toLowerCase()), where('id', '=', ref)]))
    .executeTakeFirst()
}

/**
 * Removes the personal data of a customer: the mail address, the name, the locale and the holders of seats. The rows stay,
 * because accounting needs the orders. The licenses are revoked, because no owner is left. A repetition removes what was
 * added since, and changes nothing otherwise.
 */
export async function deleteCustomer(tx: Tx, core: Core, customer: Customer, actor: Actor): Promise<DeletedCustomer> {
  const { id, email_norm: address } = customer
  const now = core.now()
  const isRemoved = await removePerson(tx, customer)
  // The update locks the licenses, so that no seat is taken until the transaction ends.
  const licenses = await tx
    .updateTable('license')
    .set({ key_sealed: null, rev: sql`rev + 1` })
    .where('customer_id', '=', id)
    .returning(['id', 'status'])
    .execute()
  const seats: string[] = []
  let revoked = 0
  for (const license of licenses) {
    const isRevoked = await setLicenseStatus(tx, core, license, {
      status: 'revoked',
      reason: 'customer-deleted',
      actor,
    })
    if (isRevoked) revoked += 1
    seats.push(...(await removeHolders(tx, core, license.id, actor)))
    await tx.deleteFrom('one_time_link').where('subject', 'like', `${license.id} %`).execute()
  }
  await tx.deleteFrom('one_time_link').where('subject', '=', id).execute()
  const requested = JSON.stringify({ email: address })
  await tx.deleteFrom('outbox').where('kind', '=', 'mail-links').where('payload', '=', requested).execute()

  if (isRemoved || revoked > 0 || seats.length > 0)
    await appendAudit(tx, now, {
      actor,
      action: 'customer.deleted',
      subject: ['customer', id],
      detail: { licenses: revoked, seats: seats.length },
    })
  return { id, licenses: revoked, seats: seats.length, ...(await countRest(tx, customer)) }
}

/** Returns whether there was something to remove. */
async function removePerson(tx: Tx, { id, email_norm }: Customer): Promise<boolean> {
  const removed = await tx
    .updateTable('customer')
    // The column is unique. No mail address has this form, so nobody can ask for a link to the customer.
    .set({ email_norm: `deleted:${id}`, email: '', name: null, locale: null })
    .where('id', '=', id)
    .where('email_norm', '=', email_norm)
    .where('email', '!=', '')
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** Releases the seats of a license, and removes the holders, also those of seats that were released before. */
async function removeHolders(tx: Tx, core: Core, licenseId: string, actor: Actor): Promise<string[]> {
  const at = core.now().toISOString()
  const released = await tx
    .updateTable('activation')
    .set({ released_at: at, released_by: actor.kind })
    .where('license_id', '=', licenseId)
    .where('released_at', 'is', null)
    .returning('id')
    .execute()
  await tx.updateTable('license').set({ seats_used: 0 }).where('id', '=', licenseId).execute()
  const removed = await tx
    .updateTable('activation')
    .set({ holder_norm: '', label: null })
    .where('license_id', '=', licenseId)
    .where('holder_norm', '!=', '')
    .returning('id')
    .execute()
  for (const { id } of released)
    await appendAudit(tx, core.now(), {
      actor,
      action: 'activation.released',
      subject: ['activation', id],
      detail: { license: licenseId },
    })
  return removed.map(({ id }) => id)
}

async function countRest(tx: Tx, { id, email_norm }: Customer) {
  const purchases = await tx.selectFrom('purchase').select('status').where('customer_id', '=', id).execute()
  const elsewhere = await tx
    .selectFrom('activation')
    .select('id')
    .where('holder_kind', '=', 'email')
    .where('holder_norm', '=', email_norm)
    .execute()
  return {
    purchases: purchases.length,
    openPurchases: purchases.filter(({ status }) => status === 'created' || status === 'pending').length,
    seatsElsewhere: elsewhere.length,
  }
}
