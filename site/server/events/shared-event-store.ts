import { openPostgres, type Postgres } from '@frond/pro-server'
import { describeError, log } from '../log.ts'
import {
  CountBatch,
  FAULT,
  firstKeptDay,
  FLUSH_MS,
  MAX_SOURCES,
  OTHER,
  toDay,
  type DailyCount,
  type VisitCounter,
} from './count-batch.ts'

/** Daily counts in a Postgres database that several processes of the site share. */
export interface SharedEventStore extends VisitCounter {
  /** Writes the counts collected since the last flush. */
  flush(): Promise<void>
  /** Counts of all processes since a day, latest day first. */
  read(since: string): Promise<DailyCount[]>
  close(): Promise<void>
}

const schema = `
  create table if not exists visit_count (
    day text not null,
    kind text not null,
    name text not null,
    count integer not null,
    primary key (day, kind, name)
  )`

const add = `
  insert into visit_count (day, kind, name, count)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::integer[])
  on conflict (day, kind, name) do update set count = visit_count.count + excluded.count`

/** If the database is down, the site keeps running and the counts stay in memory. */
export function createSharedEventStore(databaseUrl: string): SharedEventStore {
  const postgres = openPostgres(databaseUrl)
  const waiting = new CountBatch()
  let fault: string | undefined
  let timer: NodeJS.Timeout | undefined
  let preparing: Promise<void> | undefined
  let writing = Promise.resolve()

  function prepare(): Promise<void> {
    preparing ??= createTable(postgres).catch((error: unknown) => {
      preparing = undefined
      throw error
    })
    return preparing
  }

  /** Logs a fault once, and again after it has been resolved. */
  function noteFault(error: unknown): void {
    if (!fault) log('error', 'events.not-written', { error: describeError(error) })
    fault = FAULT
  }

  async function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const counts = waiting.list()
    waiting.clear()
    try {
      await prepare()
      if (counts.length > 0) await writeCounts(postgres, counts)
      fault = undefined
    } catch (error) {
      noteFault(error)
      for (const count of counts) waiting.add(count)
      wait()
    }
  }

  /** One write at a time: a write that is slow must not be followed by another one with the same counts. */
  const flush = () => (writing = writing.then(write))

  function wait(): void {
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref()
  }

  return {
    count(kind, name, now = new Date()) {
      waiting.add({ day: toDay(now), kind, name, count: 1 })
      wait()
    },
    open: () => void flush(),
    flush,
    async read(since) {
      await flush()
      return postgres.query<DailyCount>(
        'select day, kind, name, count from visit_count where day >= $1 order by day desc, kind, count desc, name',
        [since],
      )
    },
    findFault: () => fault,
    async close() {
      await flush()
      clearTimeout(timer)
      await postgres.close()
    },
  }
}

/** Processes that start at the same time create the table one after another. */
async function createTable({ transaction }: Postgres): Promise<void> {
  await transaction(async (query) => {
    await query('select pg_advisory_xact_lock(4727)')
    await query(schema)
    const [latest] = await query<{ day: string | null }>('select max(day) as day from visit_count')
    await query('delete from visit_count where day < $1', [firstKeptDay(latest?.day)])
  })
}

async function writeCounts({ transaction }: Postgres, counts: readonly DailyCount[]): Promise<void> {
  await transaction(async (query) => {
    const days = counts.filter(({ kind }) => kind === 'source').map(({ day }) => day)
    const known = await query<{ day: string; name: string }>(
      "select day, name from visit_count where kind = 'source' and day = any($1)",
      [[...new Set(days)]],
    )
    const rows = limitSources(counts, known)
    await query(add, [
      rows.map(({ day }) => day),
      rows.map(({ kind }) => kind),
      rows.map(({ name }) => name),
      rows.map(({ count }) => count),
    ])
  })
}

/** Counts new sites as `(other)` once a day has the maximum. Sorted, so that two processes lock rows in the same order. */
function limitSources(
  counts: readonly DailyCount[],
  known: readonly { readonly day: string; readonly name: string }[],
): DailyCount[] {
  const sources = new Map<string, Set<string>>()
  for (const { day, name } of known) sources.set(day, (sources.get(day) ?? new Set()).add(name))
  const batch = new CountBatch()
  for (const count of counts) {
    const ofDay = sources.get(count.day) ?? new Set()
    const isFull = count.kind === 'source' && !ofDay.has(count.name) && ofDay.size >= MAX_SOURCES
    if (count.kind === 'source' && !isFull) sources.set(count.day, ofDay.add(count.name))
    batch.add(isFull ? { ...count, name: OTHER } : count)
  }
  const toKey = ({ day, kind, name }: DailyCount) => `${day} ${kind} ${name}`
  return batch.list().sort((a, b) => (toKey(a) < toKey(b) ? -1 : 1))
}
