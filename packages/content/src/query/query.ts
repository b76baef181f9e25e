/**
 * A query as data. The builder and the query parser create it; `toStatement` writes it as SQL.
 */
export interface Query {
  collection: string
  columns: '*' | readonly string[] | Count
  /** Conditions joined with AND. */
  where: readonly Group[]
  order: readonly OrderItem[]
  limit?: number
  offset?: number
}

export interface Count {
  count: string
  distinct: boolean
}

export interface Group {
  join: 'AND' | 'OR'
  terms: readonly Term[]
}

export type Term = Condition | Group

export type Condition =
  | { field: string; operator: Comparison; value: QueryValue }
  | { field: string; operator: ListOperator; values: readonly QueryValue[] }
  | { field: string; operator: RangeOperator; values: readonly [low: QueryValue, high: QueryValue] }
  | { field: string; operator: NullOperator }

export interface OrderItem {
  field: string
  direction: 'ASC' | 'DESC'
}

export type QueryValue = string | number | boolean

export const comparisons = ['=', '!=', '<>', '<', '>', '<=', '>=', 'LIKE', 'NOT LIKE'] as const
export const listOperators = ['IN', 'NOT IN'] as const
export const rangeOperators = ['BETWEEN', 'NOT BETWEEN'] as const
export const nullOperators = ['IS NULL', 'IS NOT NULL'] as const

export type Comparison = (typeof comparisons)[number]
export type ListOperator = (typeof listOperators)[number]
export type RangeOperator = (typeof rangeOperators)[number]
export type NullOperator = (typeof nullOperators)[number]
export type Operator = Comparison | ListOperator | RangeOperator | NullOperator
