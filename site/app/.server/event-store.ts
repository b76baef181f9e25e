import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describeError, log } from './log.ts'

/** What is counted: views of pages, events by name, and the sites that visitors came from. */
export type CountKind = 'view' | 'event' | 'source'

export interface DailyCount {
  readonly day: string
  readonly kind: CountKind
  readonly name: string
  readonly count: number
}

export interface EventStore {
  /** Counts one more. Nothing about who it was is taken, so nothing can be kept. */
  count(kind: CountKind, name: string, now?: Date): void
  /** Writes what was counted since the last time. */
  flush(): void
  /** Counts from a day on, latest day first. */
  read(since: string): DailyCount[]
  /** Why nothing can be written, if so. */
  findFault(): string | undefined
  close(): void
}

const FLUSH_MS = 5000
/** Different counts that may wait to be written. Beyond, new ones are dropped. */
const MAX_WAITING = 2000
/** Different sites a day. Beyond, visitors come from `(other)`. */
const MAX_SOURCES = 500
const KEPT_DAYS = 730

export const OTHER = '(other)'

const schema = `
  CREATE TABLE IF NOT EXISTS counts (
    day TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, kind, name)
  ) WITHOUT ROWID`

const add = `
  INSERT INTO counts (day, kind, name, count) VALUES (?, ?, ?, ?)
  ON CONFLICT (day, kind, name) DO UPDATE SET count = count + excluded.count`

/** The file in a data folder. */
export function eventFile(folder: string): string {
  return join(folder, 'events.db')
}

/**
 * Daily counts in a file. It is opened by the first count and written now and then, so that neither the start of the
 * server nor a visitor waits for it, and so that a folder that cannot be written takes nothing down.
 */
export function createEventStore(folder: string): EventStore {
  const waiting = new Map<string, { day: string; kind: CountKind; name: string; count: number }>()
  let database: DatabaseSync | undefined
  let fault: string | undefined
  let timer: NodeJS.Timeout | undefined

  function open(): DatabaseSync {
    if (database) return database
    mkdirSync(folder, { recursive: true })
    const opened = new DatabaseSync(eventFile(folder), { timeout: 1000 })
    opened.exec('PRAGMA journal_mode = WAL')
    opened.exec(schema)
    opened.prepare('DELETE FROM counts WHERE day < ?').run(toDay(new Date(Date.now() - KEPT_DAYS * 86_400_000)))
    database = opened
    return opened
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.size === 0) return
    try {
      const opened = open()
      const statement = opened.prepare(add)
      const sources = opened.prepare("SELECT count(*) AS many FROM counts WHERE day = ? AND kind = 'source'")
      const isKnown = opened.prepare("SELECT 1 FROM counts WHERE day = ? AND kind = 'source' AND name = ?")
      opened.exec('BEGIN IMMEDIATE')
      try {
        for (const { day, kind, name, count } of waiting.values()) {
          const isNewSource = kind === 'source' && !isKnown.get(day, name)
          const isFull = isNewSource && Number(sources.get(day)?.many) >= MAX_SOURCES
          statement.run(day, kind, isFull ? OTHER : name, count)
        }
        opened.exec('COMMIT')
      } catch (error) {
        opened.exec('ROLLBACK')
        throw error
      }
      waiting.clear()
      fault = undefined
    } catch (error) {
      if (!fault) log('error', 'events.not-written', { error: describeError(error) })
      fault = 'Counts of visits cannot be written.'
      wait()
    }
  }

  function wait(): void {
    timer ??= setTimeout(flush, FLUSH_MS).unref()
  }

  return {
    count(kind, name, now = new Date()) {
      const day = toDay(now)
      const key = `${day} ${kind} ${name}`
      const known = waiting.get(key)
      if (known) known.count += 1
      else if (waiting.size < MAX_WAITING) waiting.set(key, { day, kind, name, count: 1 })
      wait()
    },
    flush,
    read(since) {
      flush()
      const rows = open()
        .prepare('SELECT day, kind, name, count FROM counts WHERE day >= ? ORDER BY day DESC, kind, count DESC, name')
        .all(since)
      return rows as unknown as DailyCount[]
    },
    findFault: () => fault,
    close() {
      flush()
      clearTimeout(timer)
      database?.close()
      database = undefined
    },
  }
}

export function toDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
