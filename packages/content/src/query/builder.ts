import { continueWith, type Answer, type Timing } from './answer.ts'
import {
  comparisons,
  listOperators,
  nullOperators,
  rangeOperators,
  type Comparison,
  type Condition,
  type Group,
  type ListOperator,
  type NullOperator,
  type Operator,
  type Query,
  type QueryValue,
  type RangeOperator,
  type Term,
} from './query.ts'

/** Conditions on a row, in the order in which they were written. */
interface Conditions<Row> {
  where(field: Field<Row>, operator: Comparison, value: QueryValue): this
  where(field: Field<Row>, operator: ListOperator | RangeOperator, values: readonly QueryValue[]): this
  where(field: Field<Row>, operator: NullOperator): this
  /** Adds a group of conditions joined with AND. */
  andWhere(group: (conditions: ConditionGroup<Row>) => ConditionGroup<Row>): this
  /** Adds a group of conditions joined with OR. */
  orWhere(group: (conditions: ConditionGroup<Row>) => ConditionGroup<Row>): this
}

export interface ConditionGroup<Row> extends Conditions<Row> {
  readonly terms: readonly Term[]
}

/**
 * A query on one collection. Each method returns a new query, so a query can be reused and refined. Without `order`, rows
 * are sorted by `stem`.
 */
export interface CollectionQuery<Row, Selected = Row, When extends Timing = 'now'> extends Conditions<Row> {
  /** The row with this path. */
  path(path: string): this
  order(field: Field<Row>, direction: 'ASC' | 'DESC'): this
  limit(rows: number): this
  skip(rows: number): this
  select<Name extends Field<Row>>(...fields: Name[]): CollectionQuery<Row, Pick<Row, Name>, When>
  first(): Answer<Selected | undefined, When>
  all(): Answer<Selected[], When>
  /** The number of rows, ignoring `limit` and `skip`; with a field, the number of rows in which it is set. */
  count(field?: Field<Row> | '*', distinct?: boolean): Answer<number, When>
}

/** A query that returns promises, as in the browser. */
export type PromisedQuery<Row, Selected = Row> = CollectionQuery<Row, Selected, 'later'>

type Field<Row> = keyof Row & string

/** Runs a query. This is the only part that differs between server and browser. */
export type RunQuery<When extends Timing = 'now'> = (query: Query) => Answer<Record<string, unknown>[], When>

export function createQuery<Row, When extends Timing = 'now'>(
  collection: string,
  run: RunQuery<When>,
): CollectionQuery<Row, Row, When> {
  const query = new QueryBuilder({ collection, columns: '*', where: [], order: [] }, run)
  return query as unknown as CollectionQuery<Row, Row, When>
}

// The classes use untyped rows; the interfaces above give callers typed rows.
type PlainRow = Record<string, unknown>

class GroupBuilder {
  readonly terms: readonly Term[]

  constructor(terms: readonly Term[] = []) {
    this.terms = terms
  }

  where(field: string, operator: Operator, value?: unknown): GroupBuilder {
    return new GroupBuilder([...this.terms, toCondition(field, operator, value)])
  }

  andWhere(group: (conditions: GroupBuilder) => GroupBuilder): GroupBuilder {
    return new GroupBuilder([...this.terms, toGroup('AND', group)])
  }

  orWhere(group: (conditions: GroupBuilder) => GroupBuilder): GroupBuilder {
    return new GroupBuilder([...this.terms, toGroup('OR', group)])
  }
}

class QueryBuilder {
  readonly #query: Query
  readonly #run: RunQuery<Timing>

  constructor(query: Query, run: RunQuery<Timing>) {
    this.#query = query
    this.#run = run
  }

  #with(change: Partial<Query>): QueryBuilder {
    return new QueryBuilder({ ...this.#query, ...change }, this.#run)
  }

  path(path: string): QueryBuilder {
    return this.where('path', '=', path === '/' ? path : path.replace(/\/+$/, ''))
  }

  where(field: string, operator: Operator, value?: unknown): QueryBuilder {
    const group: Group = { join: 'AND', terms: [toCondition(field, operator, value)] }
    return this.#with({ where: [...this.#query.where, group] })
  }

  andWhere(group: (conditions: GroupBuilder) => GroupBuilder): QueryBuilder {
    return this.#with({ where: [...this.#query.where, toGroup('AND', group)] })
  }

  orWhere(group: (conditions: GroupBuilder) => GroupBuilder): QueryBuilder {
    return this.#with({ where: [...this.#query.where, toGroup('OR', group)] })
  }

  order(field: string, direction: 'ASC' | 'DESC'): QueryBuilder {
    if (direction !== 'ASC' && direction !== 'DESC') {
      throw new TypeError(`queryCollection: the direction of order("${field}") must be 'ASC' or 'DESC'.`)
    }
    return this.#with({ order: [...this.#query.order, { field, direction }] })
  }

  limit(rows: number): QueryBuilder {
    return this.#with({ limit: toRowCount('limit', rows) })
  }

  skip(rows: number): QueryBuilder {
    return this.#with({ offset: toRowCount('skip', rows) })
  }

  select(...fields: string[]): QueryBuilder {
    return this.#with({ columns: fields.length === 0 ? '*' : fields })
  }

  first(): Answer<PlainRow | undefined, Timing> {
    return continueWith(this.limit(1).all(), (rows) => rows[0])
  }

  all(): Answer<PlainRow[], Timing> {
    const order = this.#query.order.length > 0 ? this.#query.order : [{ field: 'stem', direction: 'ASC' } as const]
    return this.#run({ ...this.#query, order })
  }

  count(field = '*', distinct = false): Answer<number, Timing> {
    const { collection, where } = this.#query
    const rows = this.#run({ collection, where, columns: { count: field, distinct }, order: [] })
    return continueWith(rows, ([row]) => Number(row?.count ?? 0))
  }
}

function toGroup(join: Group['join'], build: (conditions: GroupBuilder) => GroupBuilder): Group {
  const { terms } = build(new GroupBuilder())
  if (terms.length === 0) throw new TypeError('queryCollection: a group needs at least one condition.')
  return { join, terms }
}

function toCondition(field: string, operator: Operator, value: unknown): Condition {
  if (isOneOf(nullOperators, operator)) return { field, operator }

  if (isOneOf(listOperators, operator)) {
    const values = toList(operator, value)
    return { field, operator, values: values.map((item) => toValue(field, item)) }
  }
  if (isOneOf(rangeOperators, operator)) {
    const values = toList(operator, value)
    if (values.length !== 2) throw new Error(`Value for ${operator} must be an array with two elements`)
    return { field, operator, values: [toValue(field, values[0]), toValue(field, values[1])] }
  }
  if (isOneOf(comparisons, operator)) return { field, operator, value: toValue(field, value) }
  throw new TypeError(`queryCollection: "${String(operator)}" is not an operator.`)
}

function toList(operator: Operator, value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError(`Value for ${operator} must be an array`)
  return value
}

function toValue(field: string, value: unknown): QueryValue {
  if (typeof value === 'string' && /\0|\p{Surrogate}/u.test(value)) {
    throw new TypeError(
      `queryCollection: the value for "${field}" contains an invalid character (an unpaired surrogate or a NUL).`,
    )
  }
  if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return value as QueryValue
  throw new TypeError(
    `queryCollection: the value for "${field}" must be text, a number or a boolean. For null use IS NULL.`,
  )
}

function toRowCount(method: string, rows: number): number {
  if (Number.isInteger(rows) && rows >= 0) return rows
  throw new TypeError(`queryCollection: ${method}() takes a whole number of rows, not ${String(rows)}.`)
}

function isOneOf<Name extends Operator>(names: readonly Name[], operator: Operator): operator is Name {
  return (names as readonly Operator[]).includes(operator)
}
