import { hash as hashText } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor } from '../core.ts'
import type { Db, Tx } from './open-store.ts'
import { prepareQuery } from './prepared-query.ts'
import type { AuditRow } from './schema.ts'

export interface AuditEntry {
  readonly actor: Actor
  readonly action: string
  readonly subject: readonly [kind: string, id: string]
  /** Never contains a key, a token or a mail address. */
  readonly detail?: Readonly<Record<string, unknown>>
}

const takeLine = prepareQuery((db) =>
  db
    .updateTable('audit_head')
    .set({ seq: sql`seq + 1` })
    .returning(['seq', 'hash']),
)

const insertLine = prepareQuery((db, line: AuditRow) =>
  db.insertInto('audit').values({
    seq: line.seq,
    at: line.at,
    actor_kind: line.actor_kind,
    actor: line.actor,
    action: line.action,
    subject_kind: line.subject_kind,
    subject_id: line.subject_id,
    detail: line.detail,
    prev_hash: line.prev_hash,
    hash: line.hash,
  }),
)

const setHead = prepareQuery((db, { hash }: Pick<AuditRow, 'hash'>) => db.updateTable('audit_head').set({ hash }))

/**
 * Appends a line to the audit log. Each line contains the hash of the one before, so a changed or deleted line is
 * noticed. The lines are written one after another: call this at the end of a transaction.
 */
export async function appendAudit(
  tx: Tx,
  now: Date,
  { actor, action, subject, detail = {} }: AuditEntry,
): Promise<void> {
  const [head] = await takeLine(tx, {})
  if (!head) throw new Error('appendAudit: the table audit_head has no row.')
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
  await insertLine(tx, { ...line, hash })
  await setHead(tx, { hash })
}

function hashLine(line: Omit<AuditRow, 'hash'>): string {
  const { seq, at, actor_kind, actor, action, subject_kind, subject_id, detail, prev_hash } = line
  const fields = [prev_hash, seq, at, actor_kind, actor, action, subject_kind, subject_id, detail]
  return hashText('sha256', JSON.stringify(fields), 'base64url')
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
