import { sql } from 'kysely'
import { customer } from '../core.ts'
import { findRefusal, isCovered } from '../license/license-rules.ts'
import { Refused } from '../problems.ts'
import { hashContent, listRelease, readRange, type Release } from '../releases/releases.ts'
import { findActivation, lockUsable, toSeats } from '../store/activations.ts'
import { runCommand } from '../store/idempotency.ts'
import { createId } from '../store/ids.ts'
import { rotateKey, unsealKey } from '../store/licenses.ts'
import { createLink, findLink, isExpired } from '../store/links.ts'
import type { Db } from '../store/open-store.ts'
import { addTask } from '../store/outbox.ts'
import type { License, Purchase } from '../store/schema.ts'
import { json, type ApiContext, type FileReply, type Handler } from './context.ts'
import { requireCustomer, requireOwner, withLicense } from './license-access.ts'
import type { Answers, Requests } from './schemas.ts'

/** Mailed links, self-service and downloads. */
export function createManageHandlers(context: ApiContext) {
  const { core, limits } = context

  /**
   * Does the same work for every address. The address is looked up later, when the mail is written, so neither the response
   * nor its duration reveals whether the address belongs to a customer.
   */
  const resend: Handler<Requests['resend']> = async ({ body, visitor }) => {
    await limits.check('resend', visitor)
    const email = body.email.toLowerCase()
    if (await limits.isAllowed('resendEmail', email)) {
      const now = core.now()
      await core.store.transaction((tx) => addTask(tx, { kind: 'mail-links', email }, `links:${createId(now)}`, now))
      void context.wakeWorker()
    }
    return json<Answers['resend']>(202, { accepted: true })
  }

  const redeem: Handler<Requests['redeem']> = async ({ body, visitor }) => {
    await limits.check('manage', visitor)
    const now = core.now()
    return core.store.transaction(async (tx) => {
      const link = await findLink(tx, 'manage', body.token)
      if (!link) throw new Refused('link-not-found')
      if (isExpired(link, now)) throw new Refused('link-expired')
      const used = await tx
        .updateTable('one_time_link')
        .set({ used_at: now.toISOString() })
        .where('id', '=', link.id)
        .where('used_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (!used) throw new Refused('link-used')
      const { token: manageToken } = await createLink(tx, core, 'session', link.subject)
      return json<Answers['redeem']>(200, { purpose: 'manage', ...(await readOverview(tx, link.subject)), manageToken })
    })
  }

  const licenses: Handler = async (call) => {
    await limits.check('manage', call.visitor)
    return core.store.run(async (db) => {
      const customerId = await requireCustomer(db, context, call)
      return json<Answers['licenses']>(200, await readOverview(db, customerId))
    })
  }

  async function readOverview(db: Db, customerId: string): Promise<Answers['licenses']> {
    const rows = await db
      .selectFrom('license')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .execute()
    const purchases = await db
      .selectFrom('purchase')
      .selectAll()
      .where('customer_id', '=', customerId)
      .where('paid_at', 'is not', null)
      .orderBy('id')
      .execute()
    const found: Answers['licenses']['licenses'] = []
    for (const row of rows) found.push(await toLicense(db, row))
    return { licenses: found, receipts: purchases.map(toReceipt) }
  }

  async function toLicense(db: Db, row: License): Promise<Answers['licenses']['licenses'][number]> {
    const activations = await db
      .selectFrom('activation')
      .selectAll()
      .where('license_id', '=', row.id)
      .where('released_at', 'is', null)
      .orderBy('id')
      .execute()
    const key = core.escrow && row.status !== 'revoked' ? unsealKey(core, row) : undefined
    return {
      id: row.id,
      plan: row.plan,
      status: row.status,
      keyHint: row.key_hint,
      ...(key && { key }),
      seats: toSeats(row),
      updatesUntil: row.updates_until,
      activations: activations.map(({ id, holder_kind, holder_norm, label, created_at }) => ({
        id,
        holder: { kind: holder_kind, value: holder_norm },
        ...(label && { label }),
        createdAt: created_at,
      })),
    }
  }

  const rotate: Handler<Requests['rotate']> = async (call) => {
    await limits.check('manage', call.visitor)
    const answer = await runCommand(core, call.command, async (tx) => {
      const customerId = await requireCustomer(tx, context, call)
      await requireOwner(tx, call.body.licenseId, customerId)
      return json<Answers['rotate']>(200, await rotateKey(tx, core, call.body.licenseId, customer))
    })
    void context.wakeWorker()
    return answer
  }

  return { resend, redeem, licenses, rotate, ...createDownloadHandlers(context) }
}

function toReceipt(row: Purchase): Answers['licenses']['receipts'][number] {
  return {
    id: row.id,
    number: row.number,
    plan: row.plan,
    seats: row.seats,
    amountMinor: row.amount_minor,
    taxMinor: row.tax_minor,
    refundedMinor: row.refunded_minor,
    currency: row.currency,
    status: row.status,
    ...(row.paid_at && { paidAt: row.paid_at }),
  }
}

function createDownloadHandlers(context: ApiContext) {
  const { core, limits, releases } = context
  const findRelease = (id: string): Release | undefined => releases.find((release) => release.id === id)

  const listReleases: Handler = async () => json<Answers['releases']>(200, { releases: releases.map(listRelease) })

  /** The token names the release too, so that it cannot be used for another one. */
  const downloads: Handler<Requests['downloads']> = (call) =>
    withLicense(context, call, { visitor: 'download' }, async (ref) => {
      const { releaseId, activationId } = call.body
      return runCommand(core, call.command, async (tx) => {
        const license = await lockUsable(tx, core, ref)
        const found = findRelease(releaseId)
        if (!found) throw new Refused('release-not-found')
        if (!isCovered(found.releasedAt, license.updates_until)) throw new Refused('update-window-ended')
        if (!(await findActivation(tx, license.id, { id: activationId }))) throw new Refused('activation-not-found')
        await checkDailyLimit(tx, license.id)
        const { token, expiresAt } = await createLink(tx, core, 'download', `${license.id} ${releaseId}`)
        return json<Answers['downloads']>(201, { url: `/api/pro/downloads/${releaseId}.${token}`, expiresAt })
      })
    })

  /** Counted in the transaction: the rate limits may use another connection, which would wait for this one. */
  async function checkDailyLimit(db: Db, licenseId: string): Promise<void> {
    const since = new Date(core.now().getTime() - 86_400_000).toISOString()
    const { count } = await db
      .selectFrom('one_time_link')
      .select(sql<number>`cast(count(*) as integer)`.as('count'))
      .where('purpose', '=', 'download')
      .where('subject', 'like', `${licenseId} %`)
      .where('created_at', '>', since)
      .executeTakeFirstOrThrow()
    if (count >= 100) throw new Refused('rate-limited', { headers: { 'Retry-After': '3600' } })
  }

  const download: Handler = async ({ params, headers, visitor }): Promise<FileReply> => {
    await limits.check('manage', visitor)
    const [, releaseId = '', token = ''] = /^([\w.-]+)\.([\w-]{43})$/.exec(params.token!) ?? []
    const found = findRelease(releaseId)
    if (!found) throw new Refused('release-not-found')
    await core.store.run(async (db) => {
      const link = await findLink(db, 'download', token)
      if (!link) throw new Refused('release-not-found')
      const [licenseId = '', granted] = link.subject.split(' ')
      if (granted !== releaseId) throw new Refused('download-mismatch')
      if (isExpired(link, core.now())) throw new Refused('download-expired')
      const license = await db.selectFrom('license').selectAll().where('id', '=', licenseId).executeTakeFirst()
      const refusal = license ? findRefusal(license, core.now()) : 'license-not-found'
      if (refusal) throw new Refused(refusal)
    })
    return sendRelease(found, headers.get('Range'))
  }

  return { releases: listReleases, downloads, download }
}

function sendRelease({ content, fileName }: Release, rangeHeader: string | null): FileReply {
  const sha256 = hashContent(content)
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Accept-Ranges': 'bytes',
    ETag: `"${sha256}"`,
    Digest: `sha-256=${Buffer.from(sha256, 'hex').toString('base64')}`,
  }
  const range = readRange(rangeHeader, content.length)
  if (range === 'whole') return { status: 200, file: content, headers }
  if (range === 'unsatisfiable')
    throw new Refused('range-not-satisfiable', { headers: { 'Content-Range': `bytes */${content.length}` } })
  const contentRange = `bytes ${range.start}-${range.end}/${content.length}`
  return {
    status: 206,
    file: content.slice(range.start, range.end + 1),
    headers: { ...headers, 'Content-Range': contentRange },
  }
}
