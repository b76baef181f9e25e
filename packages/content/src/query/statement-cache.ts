/** Keeps prepared statements by their SQL. Above the limit, the statement that was prepared first is removed. */
export class StatementCache<Statement> {
  readonly #statements = new Map<string, Statement>()
  readonly #limit: number
  readonly #onEvict: ((statement: Statement) => void) | undefined

  constructor(limit: number, onEvict?: (statement: Statement) => void) {
    this.#limit = limit
    this.#onEvict = onEvict
  }

  /** The statement of the SQL text; `prepare` is called if there is none. */
  get(sql: string, prepare: (sql: string) => Statement): Statement {
    const known = this.#statements.get(sql)
    if (known) return known
    const [oldest] = this.#statements
    if (oldest && this.#statements.size >= this.#limit) {
      this.#statements.delete(oldest[0])
      this.#onEvict?.(oldest[1])
    }
    const statement = prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  clear(): void {
    for (const statement of this.#statements.values()) this.#onEvict?.(statement)
    this.#statements.clear()
  }
}
