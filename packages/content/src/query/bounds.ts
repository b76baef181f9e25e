/** Limits on the text of a query, the same in the browser and at the endpoint. */
export const queryBounds = {
  bytes: 8192,
  columns: 40,
  orderItems: 8,
  /** Nesting depth of brackets. */
  depth: 16,
  terms: 200,
  /** Values in all IN lists together. */
  values: 200,
  /** `%` and `_` in one LIKE. */
  wildcards: 8,
  limit: 1000,
} as const
