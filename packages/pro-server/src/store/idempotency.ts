import type { Core } from '../core.ts'
import { Refused } from '../problems.ts'
import type { Tx } from './open-store.ts'

/** An answer that can be stored and sent again byte for byte. */
export interface StoredAnswer {
  readonly status: number
  /** JSON text; empty for 204. */
  readonly body: string
}

/** Identifies a command by the `Idempotency-Key` of its request. */
export interface CommandKey {
  readonly scope: string
  readonly keyHash: string
  readonly requestSha256: string
}

const KEPT_MS = 86_400_000

/**
 * Starts a command, or returns the answer of an earlier run. A second request that arrives while the first one runs waits
 * for the lock of the row. `subject` is stored for commands that need more than one transaction.
 */
export async function beginCommand(
  tx: Tx,
  core: Core,
  { scope, keyHash, requestSha256 }: CommandKey,
  subject: string | null = null,
): Promise<{ kind: 'new' } | { kind: 'done'; answer: StoredAnswer } | { kind: 'unfinished'; subject: string }> {
  const now = core.now()
  const inserted = await tx
    .insertInto('idempotency')
    .values({
      scope,
      key_hash: keyHash,
      created_at: now.toISOString(),
      request_sha256: requestSha256,
      subject,
      expires_at: new Date(now.getTime() + KEPT_MS).toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['scope', 'key_hash']).doNothing())
    .returning('scope')
    .executeTakeFirst()
  if (inserted) return { kind: 'new' }
  const row = await tx
    .selectFrom('idempotency')
    .selectAll()
    .where('scope', '=', scope)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  if (!row) throw new Refused('in-progress')
  if (row.request_sha256 !== requestSha256) throw new Refused('idempotency-key-reused')
  if (row.status === null) return { kind: 'unfinished', subject: row.subject ?? '' }
  const body = row.body ? core.secrets.unseal(row.body, `answer:${keyHash}`) : ''
  return { kind: 'done', answer: { status: row.status, body } }
}

export async function finishCommand(
  tx: Tx,
  core: Core,
  { scope, keyHash }: CommandKey,
  { status, body }: StoredAnswer,
): Promise<void> {
  await tx
    .updateTable('idempotency')
    .set({ status, body: body ? core.secrets.seal(body, `answer:${keyHash}`) : null })
    .where('scope', '=', scope)
    .where('key_hash', '=', keyHash)
    .execute()
}

/** Runs a command in one transaction, or repeats the stored answer of an earlier request with the same key. */
export async function runCommand(
  core: Core,
  key: CommandKey | undefined,
  work: (tx: Tx) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  return core.store.transaction(async (tx) => {
    if (!key) return work(tx)
    const begun = await beginCommand(tx, core, key)
    if (begun.kind === 'done') return begun.answer
    if (begun.kind === 'unfinished') throw new Refused('in-progress')
    const answer = await work(tx)
    await finishCommand(tx, core, key, answer)
    return answer
  })
}
