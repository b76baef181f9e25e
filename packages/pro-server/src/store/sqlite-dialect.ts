import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely'

/** How long a statement waits for another process that writes. It blocks the event loop; the store retries after it. */
const BUSY_MS = 250

/** Kysely produces few different texts, because values are parameters. The bound only guards against a mistake. */
const MAX_STATEMENTS = 500

/** A Kysely dialect for the SQLite that is part of Node. */
export function createSqliteDialect(file: string): SqliteDialect {
  return new NodeSqliteDialect({ database: async () => openFile(file) })
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDriver>[0]

  constructor(config: ConstructorParameters<typeof SqliteDriver>[0]) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config)
  }
}

/** Takes the write lock at the start. Otherwise a transaction that reads before it writes can fail halfway. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

function openFile(file: string): SqliteDatabase {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true })
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = full')
  } catch (error) {
    database.close()
    throw error
  }
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(text) {
      const known = statements.get(text)
      if (known) return known
      const statement = toKyselyStatement(database.prepare(text))
      if (statements.size >= MAX_STATEMENTS) statements.clear()
      statements.set(text, statement)
      return statement
    },
  }
}

/** Listing the columns takes longer than many of the statements, so it is done once for each text. */
function toKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...toInput(values)),
    run: (values) => statement.run(...toInput(values)),
    iterate: (values) => statement.iterate(...toInput(values)),
  }
}

/** The values that Kysely passes are those of `schema.ts`: texts, numbers and null. */
function toInput(values: readonly unknown[]): SQLInputValue[] {
  return values as SQLInputValue[]
}
