import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ParsedDocument } from '../parse/document.ts'
import type { ContentNode } from '../types.ts'
import { computeFingerprint } from './fingerprint.ts'

export const CACHE_FOLDER = 'node_modules/.cache/frond-content'

/** Unused snippets are not tracked. Above this number of rows the table is cleared. */
const MAX_HIGHLIGHTS = 20_000

/** How long a process waits for another one to finish writing. */
const BUSY_TIMEOUT_MS = 5000

/** A document without its body, which is large and rarely needed. The hash of the body's JSON shows whether it changed. */
export type KeptDocument = Omit<ParsedDocument, 'body'> & { bodyHash?: string }

/** A cache of parsed documents and highlighted code. Deleting it only costs time. */
export interface ContentCache {
  readHighlight(key: string): ContentNode[][] | undefined
  /** Returns what it was given. */
  writeHighlight(key: string, lines: ContentNode[][]): ContentNode[][]
  /** The parsed document of the file with this hash. */
  readDocument(file: string, hash: string): KeptDocument | undefined
  /** The body of that document, as JSON. */
  readBody(file: string, hash: string): string | undefined
  writeDocument(file: string, hash: string, document: KeptDocument, body: string | undefined): void
  close(): void
}

export function openCache(folder: string): ContentCache {
  const database = openDatabase(folder)

  const selectHighlight = database.prepare('SELECT lines FROM highlight WHERE key = ?')
  const insertHighlight = database.prepare('INSERT OR REPLACE INTO highlight (key, lines) VALUES (?, ?)')
  const selectDocument = database.prepare('SELECT document FROM page WHERE file = ? AND hash = ?')
  const selectBody = database.prepare('SELECT body FROM page WHERE file = ? AND hash = ?')
  const insertDocument = database.prepare(
    'INSERT OR REPLACE INTO page (file, hash, document, body) VALUES (?, ?, ?, ?)',
  )

  return {
    readHighlight(key) {
      const row = selectHighlight.get(key)
      return row ? (JSON.parse(String(row.lines)) as ContentNode[][]) : undefined
    },
    writeHighlight(key, lines) {
      insertHighlight.run(key, JSON.stringify(lines))
      return lines
    },
    readDocument(file, hash) {
      const row = selectDocument.get(file, hash)
      return row ? (JSON.parse(String(row.document)) as KeptDocument) : undefined
    },
    readBody(file, hash) {
      const body = selectBody.get(file, hash)?.body
      return typeof body === 'string' ? body : undefined
    },
    writeDocument(file, hash, document, body) {
      insertDocument.run(file, hash, JSON.stringify(document), body ?? null)
    },
    close: () => database.close(),
  }
}

function openDatabase(folder: string): DatabaseSync {
  const file = join(folder, 'cache.db')
  const versions = readVersions()
  if (!versions) return prepareTables(new DatabaseSync(':memory:'), { highlight: '', document: '' })
  try {
    mkdirSync(folder, { recursive: true })
    return openOrReplace(file, versions)
  } catch {
    // The folder is not writable: use an in-memory cache.
    return prepareTables(new DatabaseSync(':memory:'), versions)
  }
}

/** The versions of the code that produced the cached results, by table. */
interface Versions {
  highlight: string
  document: string
}

function readVersions(): Versions | undefined {
  try {
    return {
      highlight: computeFingerprint(['highlight']),
      document: computeFingerprint(['highlight', 'parse', 'store']),
    }
  } catch {
    // In a bundle this code cannot compute its version from its source, so it must not trust the cache.
    return undefined
  }
}

function openOrReplace(file: string, versions: Versions): DatabaseSync {
  try {
    return prepareTables(new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS }), versions)
  } catch {
    // The file is damaged or not a cache: delete it.
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
    return prepareTables(new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS }), versions)
  }
}

function prepareTables(database: DatabaseSync, versions: Versions): DatabaseSync {
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = OFF;
    CREATE TABLE IF NOT EXISTS fingerprint (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS highlight (key TEXT PRIMARY KEY, lines TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS page (file TEXT PRIMARY KEY, hash TEXT NOT NULL, document TEXT NOT NULL, body TEXT);
    DROP TABLE IF EXISTS document;
  `)

  const select = database.prepare('SELECT value FROM fingerprint WHERE name = ?')
  const insert = database.prepare('INSERT OR REPLACE INTO fingerprint (name, value) VALUES (?, ?)')
  const { count } = database.prepare('SELECT COUNT(*) AS count FROM highlight').get() as { count: number }

  if (select.get('highlight')?.value !== versions.highlight || count > MAX_HIGHLIGHTS) {
    database.exec('DELETE FROM highlight')
    insert.run('highlight', versions.highlight)
  }
  if (select.get('document')?.value !== versions.document) {
    database.exec('DELETE FROM page')
    insert.run('document', versions.document)
  }
  return database
}
