import type { Core } from '../core.ts'
import { SKEW_MS } from '../license/license-rules.ts'
import { createToken, hashToken } from '../license/secrets.ts'
import { createId } from './ids.ts'
import type { Db, Store } from './open-store.ts'
import type { LinkPurpose, OneTimeLink } from './schema.ts'

const MINUTE = 60_000

const lives: Record<LinkPurpose, number> = { manage: 30 * MINUTE, session: 30 * MINUTE, download: 10 * MINUTE }

export interface CreatedLink {
  readonly token: string
  readonly expiresAt: string
}

/** Creates a token for a purpose. Only its hash is stored. */
export async function createLink(db: Db, core: Core, purpose: LinkPurpose, subject: string): Promise<CreatedLink> {
  const now = core.now()
  const { token, hash } = createToken()
  const expiresAt = new Date(now.getTime() + lives[purpose]).toISOString()
  await db
    .insertInto('one_time_link')
    .values({ id: createId(now), created_at: now.toISOString(), purpose, hash, subject, expires_at: expiresAt })
    .execute()
  return { token, expiresAt }
}

export async function findLink(db: Db, purpose: LinkPurpose, token: string): Promise<OneTimeLink | undefined> {
  return db
    .selectFrom('one_time_link')
    .selectAll()
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
}

export function isExpired({ expires_at }: Pick<OneTimeLink, 'expires_at'>, now: Date): boolean {
  return Date.parse(expires_at) + SKEW_MS < now.getTime()
}

/** Expired links are deleted after a day. Until then, a visitor who opens one is told that it has expired. */
const KEPT_MS = 86_400_000

/** Deletes what has no use any longer: answers for retries, links, and rate limits that are full again. */
export async function deleteExpired(store: Store, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString()
  await store.run((db) => db.deleteFrom('idempotency').where('expires_at', '<', now.toISOString()).execute())
  await store.run((db) => db.deleteFrom('one_time_link').where('expires_at', '<', before).execute())
  await store.run((db) => db.deleteFrom('rate_bucket').where('full_at_ms', '<', now.getTime()).execute())
}
