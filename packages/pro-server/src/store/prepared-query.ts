import { PostgresAdapter, type Compilable, type CompiledQuery } from 'kysely'
import type { StoreKind } from './dialect.ts'
import type { Db } from './open-store.ts'

/** Stands for a value while a query is compiled. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** Runs a query with these values, and returns its rows. */
export type PreparedQuery<Given, Row> = (db: Db, given: Given) => Promise<Row[]>

/**
 * A query that Kysely builds and compiles once for each database. Building it takes longer than most statements, so the
 * statements of an activation are prepared. `build` gets placeholders, so it may only pass the fields of `given` to the
 * query, and not read them.
 */
export function prepareQuery<Given extends object, Row>(
  build: (db: Db, given: Given, kind: StoreKind) => Compilable<Row>,
): PreparedQuery<Given, Row> {
  const compiled = new Map<StoreKind, CompiledQuery<Row>>()
  // The cast is safe: `build` only passes the fields on, and every field exists.
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Given

  return async (db, given) => {
    const kind = findKind(db)
    const query = compiled.get(kind) ?? build(db, placeholders, kind).compile()
    compiled.set(kind, query)
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? given[value.name as keyof Given] : value,
    )
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}

function findKind(db: Db): StoreKind {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}
