import { sql } from 'kysely'
import { createId } from './ids.ts'
import type { Store, Tx } from './open-store.ts'
import { prepareQuery } from './prepared-query.ts'
import type { OutboxRow } from './schema.ts'

/** What has to happen outside the database after a change: mails, and the events of the sandbox. */
export type Task =
  | { readonly kind: 'mail-receipt'; readonly purchaseId: string }
  | { readonly kind: 'mail-key'; readonly licenseId: string; readonly sealedKey: string; readonly isRotated: boolean }
  | { readonly kind: 'mail-seat'; readonly activationId: string }
  | { readonly kind: 'mail-status'; readonly licenseId: string; readonly status: string }
  | { readonly kind: 'mail-links'; readonly email: string }
  | { readonly kind: 'sandbox-event'; readonly sessionId: string; readonly type: string; readonly eventId: string }

const insertTask = prepareQuery(
  (db, task: Pick<OutboxRow, 'id' | 'created_at' | 'kind' | 'dedupe' | 'payload' | 'next_at'>) =>
    db
      .insertInto('outbox')
      .values({
        id: task.id,
        created_at: task.created_at,
        kind: task.kind,
        dedupe: task.dedupe,
        payload: task.payload,
        status: 'waiting',
        next_at: task.next_at,
      })
      .onConflict((conflict) => conflict.column('dedupe').doNothing()),
)

/** Adds a task in the transaction of the change. A task with a known `dedupe` text is not added again. */
export async function addTask(tx: Tx, task: Task, dedupe: string, now: Date, dueAt = now): Promise<void> {
  const { kind, ...payload } = task
  await insertTask(tx, {
    id: createId(now),
    created_at: now.toISOString(),
    kind,
    dedupe,
    payload: JSON.stringify(payload),
    next_at: dueAt.toISOString(),
  })
}

export function readTask({ kind, payload }: Pick<OutboxRow, 'kind' | 'payload'>): Task {
  return { kind, ...(JSON.parse(payload) as object) } as Task
}

const SECOND = 1000
const HOUR = 3600 * SECOND
const delays = [5 * SECOND, 30 * SECOND, 120 * SECOND, 600 * SECOND]
const GIVE_UP_MS = 72 * HOUR
/** While a process works on a task, others leave it alone. After a crash, another one takes it when this has passed. */
const LEASE_MS = 60 * SECOND

export interface OutboxWorker {
  /** Works on everything that is due, and returns how much that was. Concurrent calls share one run. */
  run(): Promise<number>
  /** Waits for the task under way, and starts no other. */
  stop(): Promise<void>
}

export interface OutboxOptions {
  readonly store: Store
  now(): Date
  /** May run twice for one task if the process ends in between. The id identifies a repetition. */
  perform(task: Task, id: string): Promise<void>
  onFailure?(row: OutboxRow, error: unknown): void
}

export function createOutboxWorker({ store, now, perform, onFailure }: OutboxOptions): OutboxWorker {
  let running: Promise<number> | undefined
  let isStopped = false

  async function runAll(): Promise<number> {
    for (let done = 0; ; done += 1) {
      if (isStopped) return done
      const row = await claimNext(store, now())
      if (!row) return done
      try {
        await perform(readTask(row), row.id)
        await finish(store, row.id)
      } catch (error) {
        onFailure?.(row, error)
        await postpone(store, row, now(), error)
      }
    }
  }

  return {
    async run() {
      // Tasks that were added after the running call looked for the last time need another run.
      while (running) await running.catch(() => {})
      running = runAll().finally(() => (running = undefined))
      return running
    },
    async stop() {
      isStopped = true
      await running?.catch(() => {})
    },
  }
}

/** The condition is checked again when the row is locked, so two processes never claim the same row. */
async function claimNext(store: Store, now: Date): Promise<OutboxRow | undefined> {
  const at = now.toISOString()
  return store.run((db) =>
    db
      .updateTable('outbox')
      .set({ attempts: sql`attempts + 1`, next_at: new Date(now.getTime() + LEASE_MS).toISOString() })
      .where('status', '=', 'waiting')
      .where('next_at', '<=', at)
      .where('id', '=', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('status', '=', 'waiting')
          .where('next_at', '<=', at)
          .orderBy('next_at')
          .limit(1),
      )
      .returningAll()
      .executeTakeFirst(),
  )
}

/** The payload may contain a sealed key, which is not needed any longer. */
async function finish(store: Store, id: string): Promise<void> {
  await store.run((db) =>
    db.updateTable('outbox').set({ status: 'sent', payload: '{}', last_error: null }).where('id', '=', id).execute(),
  )
}

async function postpone(store: Store, row: OutboxRow, now: Date, error: unknown): Promise<void> {
  const isOver = now.getTime() - Date.parse(row.created_at) > GIVE_UP_MS
  const next = new Date(now.getTime() + (delays[row.attempts - 1] ?? HOUR))
  const message = error instanceof Error ? error.name : 'unknown'
  await store.run((db) =>
    db
      .updateTable('outbox')
      .set({ status: isOver ? 'failed' : 'waiting', next_at: next.toISOString(), last_error: message })
      .where('id', '=', row.id)
      .execute(),
  )
}
