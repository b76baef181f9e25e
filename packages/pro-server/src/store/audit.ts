import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor } from '../core.ts'
import type { Db, Tx } from './open-store.ts'
import type { AuditRow } from './schema.ts'

export interface AuditEntry {
  readonly actor: Actor
  readonly action: string
  readonly subject: readonly [kind: string, id: string]
  /** Never contains a key, a token or a mail address. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/**
 * Appends a line to the audit log. Each line contains the hash of the one before, so a changed or deleted line is
 * noticed. The lines are written one after another: call this at the end of a transaction.
 */
export async function appendAudit(
  tx: Tx,
  now: Date,
  { actor, action, subject, detail = {} }: AuditEntry,
): Promise<void> {
  const head = await tx
    .updateTable('audit_head')
    .set({ seq: sql`seq + 1` })
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow()
  const line = {
    seq: head.seq,
    at: now.toISOString(),
    actor_kind: actor.kind,
    actor: actor.name,
    action,
    subject_kind: subject[0],
    subject_id: subject[1],
    detail: JSON.stringify(detail),
    prev_hash: head.hash,
  }
  const hash = hashLine(line)
  await tx
    .insertInto('audit')
    .values({ ...line, hash })
    .execute()
  await tx.updateTable('audit_head').set({ hash }).execute()
}

function hashLine(line: Omit<AuditRow, 'hash'>): string {
  const { seq, at, actor_kind, actor, action, subject_kind, subject_id, detail, prev_hash } = line
  const fields = [prev_hash, seq, at, actor_kind, actor, action, subject_kind, subject_id, detail]
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url')
}

/** The number of the first line that does not fit the one before, or `undefined` if the log is whole. */
export async function findBrokenAuditLine(db: Db): Promise<number | undefined> {
  const lines = await db.selectFrom('audit').selectAll().orderBy('seq').execute()
  const head = await db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow()
  let previous = ''
  for (const [index, { hash, ...line }] of lines.entries()) {
    if (line.seq !== index + 1) return index + 1
    if (line.prev_hash !== previous || hashLine(line) !== hash) return line.seq
    previous = hash
  }
  return head.seq === lines.length && head.hash === previous ? undefined : lines.length + 1
}
