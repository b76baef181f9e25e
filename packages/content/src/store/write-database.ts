import { randomUUID } from 'node:crypto'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { CollectionLayout } from '../collections/fields.ts'
import { writeTable } from '../dump/write-dump.ts'
import type { DocumentLink } from '../parse/markdown-converter.ts'
import { toTableName } from '../query/statement.ts'
import type { Json } from '../types.ts'
import { isLargeText, type RowCell } from './rows.ts'

export interface CollectionData {
  layout: CollectionLayout
  /** In the order of the layout's fields. */
  rows: RowCell[][]
  links: PageLinkRecord[]
  folders: { [stem: string]: { [key: string]: Json } }
  version: string
}

/** The links of a page, and the anchors that links can point to. */
export interface PageLinkRecord {
  path: string
  /** Relative to the content root. */
  file: string
  anchors: string[]
  links: DocumentLink[]
}

/** Raise this when the format of the internal tables changes. */
export const DATABASE_FORMAT = 1

/** Replaces the database unless its content is the same. Returns whether it was written. */
export function writeDatabase(file: string, collections: readonly CollectionData[]): boolean {
  const signature = JSON.stringify(collections.map(({ layout, version, links }) => [layout.name, version, links]))
  if (readSignature(file) === signature) return false

  const temporary = `${file}.${randomUUID()}.tmp`
  try {
    writeTables(temporary, signature, collections)
    renameSync(temporary, file)
  } finally {
    rmSync(temporary, { force: true })
  }
  return true
}

function writeTables(file: string, signature: string, collections: readonly CollectionData[]): void {
  const database = new DatabaseSync(file)
  try {
    database.exec(`
      PRAGMA journal_mode = OFF;
      PRAGMA synchronous = OFF;
      PRAGMA user_version = ${DATABASE_FORMAT};
      BEGIN;
      CREATE TABLE _frond_build (signature TEXT NOT NULL);
      CREATE TABLE _frond_collections (
        name TEXT PRIMARY KEY, type TEXT NOT NULL, version TEXT NOT NULL, fields TEXT NOT NULL, folders TEXT NOT NULL
      );
      CREATE TABLE _frond_links (
        path TEXT NOT NULL, file TEXT NOT NULL, anchors TEXT NOT NULL, links TEXT NOT NULL
      );
    `)
    database.prepare('INSERT INTO _frond_build VALUES (?)').run(signature)
    for (const collection of collections) writeCollection(database, collection)
    database.exec('COMMIT')
  } finally {
    database.close()
  }
}

function writeCollection(database: DatabaseSync, { layout, rows, links, folders, version }: CollectionData): void {
  const { name, collection, fields } = layout
  database
    .prepare('INSERT INTO _frond_collections VALUES (?, ?, ?, ?, ?)')
    .run(name, collection.type, version, JSON.stringify(fields), JSON.stringify(folders))

  for (const statement of writeTable({ name, type: collection.type, fields })) database.exec(statement)
  const insert = database.prepare(`INSERT INTO ${toTableName(name)} VALUES (${fields.map(() => '?').join(', ')})`)
  for (const row of rows) insert.run(...row.map((cell) => (isLargeText(cell) ? cell.read() : cell)))

  const insertLinks = database.prepare('INSERT INTO _frond_links VALUES (?, ?, ?, ?)')
  for (const record of links) {
    insertLinks.run(record.path, record.file, JSON.stringify(record.anchors), JSON.stringify(record.links))
  }
}

function readSignature(file: string): string | undefined {
  if (!existsSync(file)) return undefined
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true })
    if (database.prepare('PRAGMA user_version').get()?.user_version !== DATABASE_FORMAT) return undefined
    return database.prepare('SELECT signature FROM _frond_build').get()?.signature as string | undefined
  } catch {
    // Not a database, or an unknown one: it will be replaced.
    return undefined
  } finally {
    database?.close()
  }
}
