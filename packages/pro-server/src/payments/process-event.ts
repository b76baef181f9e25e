import { sql } from 'kysely'
import type { Core } from '../core.ts'
import type { Db, Tx } from '../store/open-store.ts'
import { applyProviderState } from '../store/purchases.ts'
import type { Purchase } from '../store/schema.ts'
import type { CheckoutProvider, ProviderEvent } from './provider.ts'

export type EventResult = 'done' | 'ignored' | 'repeated'

/** How often the provider is asked again because the purchase changed in the meantime. */
const MAX_ROUNDS = 10

/**
 * Processes an event of the payment provider once. The event only says that something changed: the current state is
 * fetched, so the order of events does not matter. The event and its effects are written in one transaction.
 */
export async function processEvent(core: Core, provider: CheckoutProvider, event: ProviderEvent): Promise<EventResult> {
  const { store } = core
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (await store.run((db) => isDone(db, provider.id, event.id))) return 'repeated'
    const purchase = await store.run((db) => findPurchase(db, provider.id, event))
    if (!purchase?.provider_session) {
      await store.transaction((tx) => recordEvent(tx, core, provider.id, event, 'ignored'))
      return 'ignored'
    }
    const state = await provider.fetchState(purchase.provider_session)
    const result = await store.transaction(async (tx) => {
      // If the purchase changed since it was read, the fetched state may be older than the one already applied.
      const locked = await tx
        .updateTable('purchase')
        .set({ rev: sql`rev + 1` })
        .where('id', '=', purchase.id)
        .where('rev', '=', purchase.rev)
        .returningAll()
        .executeTakeFirst()
      if (!locked) return 'changed'
      if (!(await recordEvent(tx, core, provider.id, event, 'done'))) return 'repeated'
      await applyProviderState(tx, core, locked, state, { kind: 'provider', name: provider.id })
      return 'done'
    })
    if (result !== 'changed') return result
  }
  throw new Error('processEvent: the purchase kept changing.')
}

async function isDone(db: Db, provider: string, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('webhook_event')
    .select('status')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return row?.status === 'done'
}

async function findPurchase(db: Db, provider: string, event: ProviderEvent): Promise<Purchase | undefined> {
  const query = db.selectFrom('purchase').selectAll().where('provider', '=', provider)
  const by = async (column: 'id' | 'provider_session' | 'provider_payment', value: string | undefined) =>
    value === undefined ? undefined : query.where(column, '=', value).executeTakeFirst()
  return (
    (await by('provider_session', event.sessionId)) ??
    (await by('provider_payment', event.paymentId)) ??
    (await by('id', event.purchaseId))
  )
}

/** Returns whether this transaction processes the event. Providers repeat events, so a recorded event is processed only once. An event that failed or was ignored may be processed again. */
async function recordEvent(
  tx: Tx,
  core: Core,
  provider: string,
  event: ProviderEvent,
  status: 'done' | 'ignored',
): Promise<boolean> {
  const at = core.now().toISOString()
  const row = await tx
    .insertInto('webhook_event')
    .values({ ...toRow(provider, event, at), status, done_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'event_id'])
        .doUpdateSet({ status, done_at: at, last_error: null, attempts: sql`webhook_event.attempts + 1` })
        .where('webhook_event.status', '!=', 'done'),
    )
    .returning('event_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Remembers that an event could not be processed, so that an operator finds it. */
export async function recordFailure(core: Core, provider: string, event: ProviderEvent, error: unknown): Promise<void> {
  const lastError = error instanceof Error ? error.name : 'unknown'
  await core.store.run((db) =>
    db
      .insertInto('webhook_event')
      .values({ ...toRow(provider, event, core.now().toISOString()), status: 'failed', last_error: lastError })
      .onConflict((conflict) =>
        conflict
          .columns(['provider', 'event_id'])
          .doUpdateSet({ last_error: lastError, attempts: sql`webhook_event.attempts + 1` })
          .where('webhook_event.status', '!=', 'done'),
      )
      .execute(),
  )
}

function toRow(provider: string, { id, type, mode, ...references }: ProviderEvent, at: string) {
  return { provider, event_id: id, created_at: at, type, mode, payload: JSON.stringify(references) }
}
