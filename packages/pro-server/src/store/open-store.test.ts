import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { createPlace, createTestStore, storeKinds } from '../testing/stores.ts'
import { migrate, MigrationError, migrations } from './migrations.ts'
import { openStore, StoreUnavailableError, type Tx } from './open-store.ts'

const at = '2026-01-01T00:00:00.000Z'

async function insertLicense(tx: Tx, seats: number): Promise<void> {
  await tx
    .insertInto('customer')
    .values({ id: 'c', created_at: at, email_norm: 'a@b.example', email: 'a@b.example' })
    .execute()
  await tx
    .insertInto('license')
    .values({
      id: 'l',
      created_at: at,
      customer_id: 'c',
      plan: 'solo',
      mode: 'test',
      key_lookup: 'k',
      key_hint: 'h',
      pepper_id: '1',
      status: 'active',
      seats,
      updates_until: '2027-01-01',
    })
    .execute()
}

describe.each(storeKinds)('the store on %s', (kind) => {
  test('rolls a failed transaction back', async () => {
    const store = await createTestStore(kind)
    const failed = store.transaction(async (tx) => {
      await insertLicense(tx, 1)
      throw new Error('stop')
    })
    await expect(failed).rejects.toThrow('stop')
    expect(await store.run((db) => db.selectFrom('license').selectAll().execute())).toEqual([])
  })

  test('refuses a license with more used seats than it has', async () => {
    const store = await createTestStore(kind)
    await store.transaction((tx) => insertLicense(tx, 2))
    const overbook = store.run((db) => db.updateTable('license').set({ seats_used: 3 }).execute())
    await expect(overbook).rejects.toThrow(/check/i)
  })

  test('refuses two seats for one holder, and allows one after a release', async () => {
    const store = await createTestStore(kind)
    await store.transaction((tx) => insertLicense(tx, 2))
    const take = (id: string) =>
      store.run((db) =>
        db
          .insertInto('activation')
          .values({ id, created_at: at, license_id: 'l', holder_kind: 'handle', holder_norm: 'ada' })
          .execute(),
      )
    await take('1')
    await expect(take('2')).rejects.toThrow(/unique/i)
    await store.run((db) => db.updateTable('activation').set({ released_at: at }).execute())
    await take('3')
  })

  test('counts correctly with many transactions at once', async () => {
    const store = await createTestStore(kind)
    await store.transaction((tx) => insertLicense(tx, 40))
    const add = () =>
      store.transaction(async (tx) => {
        const { seats_used } = await tx
          .updateTable('license')
          .set({ rev: sql`rev + 1` })
          .returning('seats_used')
          .executeTakeFirstOrThrow()
        await tx
          .updateTable('license')
          .set({ seats_used: seats_used + 1 })
          .execute()
      })
    await Promise.all(Array.from({ length: 30 }, add))
    const row = await store.run((db) => db.selectFrom('license').select(['seats_used', 'rev']).executeTakeFirst())
    expect(row).toEqual({ seats_used: 30, rev: 30 })
  })

  test('applies migrations once when two processes start together', async () => {
    const place = await createPlace(kind)
    const stores = [openStore(place), openStore(place)]
    await Promise.all(stores.map((store) => vi.waitFor(() => store.check(), { timeout: 120_000, interval: 50 })))
    const rows = await stores[0]!.run((db) => db.selectFrom('migration').select('name').execute())
    expect(rows).toHaveLength(migrations.length)
    await Promise.all(stores.map((store) => store.close()))
  })

  test('leaves nothing behind when a migration fails halfway', async () => {
    const store = await createTestStore(kind)
    const broken = {
      name: '9999-broken',
      statements: 'create table half (id text primary key) {strict}\n\ncreate nonsense',
    }
    const list = [...migrations, broken]
    await expect(store.run((db) => migrate(db, kind, new Date(at), list))).rejects.toThrow(/syntax|near/)
    await expect(store.run((db) => sql`select * from half`.execute(db))).rejects.toThrow(/half/)
  })

  test('refuses a migration that was edited, and one that it does not know', async () => {
    const store = await createTestStore(kind)
    const edited = migrations.map((each) => ({ ...each, statements: `${each.statements}\n\nselect 1` }))
    const run = (list: typeof migrations) => store.run((db) => migrate(db, kind, new Date(at), list))
    await expect(run(edited)).rejects.toThrow(MigrationError)
    await expect(run([])).rejects.toThrow(/does not know/)
  })
})

test('reports a SQLite file that cannot be opened, and opens it once it can', async () => {
  const place = await createPlace('sqlite')
  writeFileSync(place.file, 'This is not a database, and it is longer than a header of one hundred bytes. '.repeat(4))
  const onFault = vi.fn<(fault: string | undefined) => void>()
  const store = openStore({ ...place, onFault })
  await expect(store.check()).rejects.toThrow(StoreUnavailableError)
  expect(store.findFault()).toMatch(/cannot be used/)
  expect(readFileSync(place.file, 'utf8')).toMatch(/^This is not/)
  rmSync(place.file)
  await vi.waitFor(() => store.check(), { timeout: 120_000, interval: 100 })
  expect(store.findFault()).toBeUndefined()
  await store.close()
})

test('reports a Postgres server that does not answer', async () => {
  const store = openStore({ file: '', databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })
  await expect(store.check()).rejects.toThrow(StoreUnavailableError)
  expect(store.findFault()).toBe('The license store cannot be used (ECONNREFUSED).')
  await store.close()
})
