import { sql } from 'kysely'
import { findBrokenAuditLine } from './audit.ts'
import type { Db } from './open-store.ts'

/** Checks what must hold between the tables. Returns one line for each fault. */
export async function findDataFaults(db: Db): Promise<string[]> {
  const brokenLine = await findBrokenAuditLine(db)
  return [
    ...(await findSeatFaults(db)),
    ...(await findPurchaseFaults(db)),
    ...(await findOutboxFaults(db)),
    ...(brokenLine === undefined ? [] : [`The audit log does not fit at line ${brokenLine}.`]),
  ]
}

async function findSeatFaults(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('license')
    .leftJoin('activation', (join) =>
      join.onRef('activation.license_id', '=', 'license.id').on('activation.released_at', 'is', null),
    )
    .select(['license.id', 'license.seats', 'license.seats_used', 'license.status', 'license.status_reason'])
    .select(sql<number>`cast(count(activation.id) as integer)`.as('taken'))
    .groupBy(['license.id', 'license.seats', 'license.seats_used', 'license.status', 'license.status_reason'])
    .execute()
  return rows.flatMap(({ id, seats, seats_used: used, taken, status, status_reason: reason }) => [
    ...(used === taken ? [] : [`License ${id} counts ${used} used seats, but ${taken} are taken.`]),
    ...(taken <= seats ? [] : [`License ${id} has ${seats} seats, but ${taken} are taken.`]),
    ...(status !== 'revoked' || reason ? [] : [`License ${id} is revoked without a reason.`]),
  ])
}

async function findPurchaseFaults(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('purchase')
    .leftJoin('license', 'license.purchase_id', 'purchase.id')
    .select(['purchase.id', 'purchase.status', 'license.id as license_id', 'license.status as license_status'])
    .execute()
  return rows.flatMap(({ id, status, license_id: license, license_status: licenseStatus }) => [
    ...(status === 'paid' && !license ? [`Purchase ${id} is paid, but has no license.`] : []),
    ...(status === 'refunded' && license && licenseStatus !== 'revoked'
      ? [`Purchase ${id} is refunded, but its license works.`]
      : []),
  ])
}

async function findOutboxFaults(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select(['id', 'kind']).where('status', '=', 'failed').execute()
  return rows.map(
    ({ id, kind }) => `Task ${id} (${kind}) was given up. Retry it with npm run pro -- outbox retry ${id}.`,
  )
}

/** What a person has to look at: events that did not change a purchase, and purchases paid with another amount. */
export async function countOpenMatters(db: Db) {
  const events = await db
    .selectFrom('webhook_event')
    .select('status')
    .select(sql<number>`cast(count(*) as integer)`.as('count'))
    .groupBy('status')
    .execute()
  const countEvents = (status: string) => events.find((row) => row.status === status)?.count ?? 0
  const { mismatchedPurchases } = await db
    .selectFrom('purchase')
    .select(sql<number>`cast(count(*) as integer)`.as('mismatchedPurchases'))
    .where('status', '=', 'mismatch')
    .executeTakeFirstOrThrow()
  return { ignoredEvents: countEvents('ignored'), failedEvents: countEvents('failed'), mismatchedPurchases }
}
