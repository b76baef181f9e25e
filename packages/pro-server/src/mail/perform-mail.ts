import type { Core } from '../core.ts'
import { findPlan } from '../license/plans.ts'
import { createLink } from '../store/links.ts'
import type { Db } from '../store/open-store.ts'
import type { Task } from '../store/outbox.ts'
import type { Mail, Mailer } from './mailer.ts'
import { writeKey, writeManageLink, writeReceipt, writeSeatTaken, writeStatus } from './messages.ts'

export type MailTask = Exclude<Task, { kind: 'sandbox-event' }>

type Written = Omit<Mail, 'id'> | undefined

export interface MailOptions {
  readonly mailer: Mailer
  /** The address of the site, for links. */
  readonly origin: string
}

/** Writes and sends the mail of a task. If its rows no longer exist or the customer was deleted, no mail is sent. */
export async function performMail(
  core: Core,
  { mailer, origin }: MailOptions,
  task: MailTask,
  id: string,
): Promise<void> {
  const written = await core.store.run((db) => writeMail(db, core, origin, task))
  if (written?.to) await mailer.send({ id, ...written })
}

async function writeMail(db: Db, core: Core, origin: string, task: MailTask): Promise<Written> {
  switch (task.kind) {
    case 'mail-receipt':
      return writeReceiptOf(db, task.purchaseId)
    case 'mail-key': {
      const license = await findLicense(db, task.licenseId)
      if (!license) return undefined
      const key = core.secrets.unseal(task.sealedKey, `mail:${task.licenseId}`)
      return { to: license.email, ...writeKey({ key, origin, seats: license.seats, isRotated: task.isRotated }) }
    }
    case 'mail-seat': {
      const seat = await db.selectFrom('activation').selectAll().where('id', '=', task.activationId).executeTakeFirst()
      const license = seat && (await findLicense(db, seat.license_id))
      if (!license) return undefined
      const { seats_used: used, seats: total } = license
      return { to: license.email, ...writeSeatTaken({ holder: seat.holder_norm, used, total, origin }) }
    }
    case 'mail-status': {
      const license = await findLicense(db, task.licenseId)
      return license && { to: license.email, ...writeStatus(task.status) }
    }
    case 'mail-links':
      return writeLinksFor(db, core, origin, task.email)
  }
}

/** Nothing is sent to an address that has no license. */
async function writeLinksFor(db: Db, core: Core, origin: string, email: string): Promise<Written> {
  const customer = await db
    .selectFrom('customer')
    .innerJoin('license', 'license.customer_id', 'customer.id')
    .select(['customer.id', 'customer.email'])
    .where('customer.email_norm', '=', email)
    .limit(1)
    .executeTakeFirst()
  if (!customer) return undefined
  const { token } = await createLink(db, core, 'manage', customer.id)
  return { to: customer.email, ...writeManageLink(`${origin}/pro/manage#token=${token}`) }
}

async function writeReceiptOf(db: Db, purchaseId: string): Promise<Written> {
  const row = await db
    .selectFrom('purchase')
    .innerJoin('customer', 'customer.id', 'purchase.customer_id')
    .selectAll('purchase')
    .select('customer.email')
    .where('purchase.id', '=', purchaseId)
    .executeTakeFirst()
  if (!row) return undefined
  const receipt = writeReceipt({
    number: row.number,
    planName: findPlan(row.plan)?.name ?? row.plan,
    seats: row.seats,
    amountMinor: row.amount_minor,
    taxMinor: row.tax_minor,
    currency: row.currency,
    paidAt: row.paid_at ?? row.created_at,
  })
  return { to: row.email, ...receipt }
}

async function findLicense(db: Db, id: string) {
  return db
    .selectFrom('license')
    .innerJoin('customer', 'customer.id', 'license.customer_id')
    .selectAll('license')
    .select('customer.email')
    .where('license.id', '=', id)
    .executeTakeFirst()
}
