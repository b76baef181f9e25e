/** What the text of a query may hold at most. The same holds in the browser and at the endpoint. */
export const queryBounds = {
  bytes: 8192,
  columns: 40,
  orderItems: 8,
  /** Of brackets in brackets. */
  depth: 16,
  terms: 200,
  /** In all lists of IN together. */
  values: 200,
  /** `%` and `_` in one LIKE. */
  wildcards: 8,
  limit: 1000,
} as const
