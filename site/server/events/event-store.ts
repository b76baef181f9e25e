import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
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

/** Daily counts in a SQLite file. */
export interface EventStore extends VisitCounter {
  /** Writes the counts collected since the last flush. */
  flush(): void
  /** Counts since a day, latest day first. */
  read(since: string): DailyCount[]
  close(): void
}

/** How long a write waits for another process. It blocks the event loop, so it is short; the write is retried later. */
export const BUSY_MS = 40

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

/** The path of the counts in a data folder. */
export function eventFile(folder: string): string {
  return join(folder, 'events.db')
}

/**
 * Daily counts in a SQLite file. They are collected in memory and written in intervals, so no request waits for the disk.
 * If the folder is not writable, the site keeps running and the counts stay in memory.
 */
export function createEventStore(folder: string): EventStore {
  const waiting = new CountBatch()
  let database: DatabaseSync | undefined
  let fault: string | undefined
  let timer: NodeJS.Timeout | undefined

  function open(): DatabaseSync {
    if (database) return database
    mkdirSync(folder, { recursive: true })
    const opened = new DatabaseSync(eventFile(folder), { timeout: BUSY_MS })
    opened.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    opened.exec(schema)
    deleteOldDays(opened)
    database = opened
    return opened
  }

  /** Logs a fault once, and again after it has been resolved. */
  function noteFault(error: unknown): void {
    if (!fault) log('error', 'events.not-written', { folder, error: describeError(error) })
    fault = FAULT
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.isEmpty) return
    try {
      const opened = open()
      const statement = opened.prepare(add)
      const sources = opened.prepare("SELECT count(*) AS many FROM counts WHERE day = ? AND kind = 'source'")
      const isKnown = opened.prepare("SELECT 1 FROM counts WHERE day = ? AND kind = 'source' AND name = ?")
      opened.exec('BEGIN IMMEDIATE')
      try {
        for (const { day, kind, name, count } of waiting.list()) {
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
      // Another process of the site is writing.
      if (!isBusy(error)) noteFault(error)
      wait()
    }
  }

  function wait(): void {
    timer ??= setTimeout(flush, FLUSH_MS).unref()
  }

  return {
    count(kind, name, now = new Date()) {
      waiting.add({ day: toDay(now), kind, name, count: 1 })
      wait()
    },
    open() {
      try {
        open()
      } catch (error) {
        if (!isBusy(error)) noteFault(error)
      }
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

function deleteOldDays(database: DatabaseSync): void {
  const latest = database.prepare('SELECT max(day) AS day FROM counts').get()?.day
  database.prepare('DELETE FROM counts WHERE day < ?').run(firstKeptDay(latest))
}

const SQLITE_BUSY = 5

export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
