import { existsSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { CollectionType } from '../collections/define.ts'
import type { Field } from '../collections/fields.ts'
import type { Query } from '../query/query.ts'
import { StatementCache } from '../query/statement-cache.ts'
import { toQueryFields, type CollectionSummary } from '../query/read-content.ts'
import { toStatement, type QueryFields, type Statement } from '../query/statement.ts'
import { DATABASE_FORMAT } from './write-database.ts'

/** Size of the cache of prepared statements. The site itself uses few different queries; outside clients use many. */
const MAX_STATEMENTS = 100

/** A database written by `buildContent`, opened for reading. */
export interface ContentDatabase {
  readonly sqlite: DatabaseSync
  readonly collections: ReadonlyMap<string, StoredCollection>
  /** The prepared statement of a query. */
  prepare(query: Query, collection: StoredCollection): PreparedQuery
  close(): void
}

export interface StoredCollection extends CollectionSummary {
  kinds: QueryFields
}

export interface PreparedQuery {
  statement: StatementSync
  parameters: Statement['parameters']
}

export function openContentDatabase(file: string): ContentDatabase {
  if (!existsSync(file)) throw new Error(`openContent: there is no ${file}. Build the content first.`)
  const sqlite = new DatabaseSync(file, { readOnly: true })
  const format = sqlite.prepare('PRAGMA user_version').get()?.user_version
  if (format !== DATABASE_FORMAT) {
    sqlite.close()
    throw new Error(`openContent: ${file} was written by another version. Build the content again.`)
  }

  const statements = new StatementCache<StatementSync>(MAX_STATEMENTS)
  return {
    sqlite,
    collections: readCollections(sqlite),
    prepare(query, { kinds }) {
      const { sql, parameters } = toStatement(query, kinds)
      return { statement: statements.get(sql, () => sqlite.prepare(sql)), parameters }
    },
    close: () => sqlite.close(),
  }
}

function readCollections(sqlite: DatabaseSync): Map<string, StoredCollection> {
  const rows = sqlite.prepare('SELECT name, type, version, fields, folders FROM _frond_collections').all()
  return new Map(
    rows.map((row) => {
      const name = String(row.name)
      const fields = JSON.parse(String(row.fields)) as Field[]
      const collection: StoredCollection = {
        name,
        type: row.type as CollectionType,
        version: String(row.version),
        fields,
        folders: JSON.parse(String(row.folders)) as CollectionSummary['folders'],
        kinds: toQueryFields(fields),
      }
      return [name, collection]
    }),
  )
}
