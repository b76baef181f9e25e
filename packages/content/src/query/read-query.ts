import { queryBounds } from './bounds.ts'
import {
  comparisons,
  type Comparison,
  type Condition,
  type Count,
  type Group,
  type OrderItem,
  type Query,
  type Term,
} from './query.ts'
import type { QueryFields } from './statement.ts'

/** The collection whose table may be read, and its columns. */
export interface QueryTarget {
  collection: string
  fields: QueryFields
}

export type ReadQueryResult =
  | { ok: true; query: Query }
  /** The position counts characters from 0. */
  | { ok: false; message: string; position: number }

/**
 * Reads query text as a tree. The language is a small part of SQL, written in one way only: capital keywords, single
 * spaces, columns in double quotes, values in single quotes.
 *
 * ```text
 * query   = "SELECT " columns " FROM _content_" collection [ " WHERE " group *( " AND " group ) ]
 *           " ORDER BY " item *( ", " item ) [ " LIMIT " number [ " OFFSET " number ] ]
 * columns = "*" / column *( ", " column ) / "COUNT(" [ "DISTINCT " ] ( "*" / name ) ") as count"
 * group   = "(" term ( *( " AND " term ) / *( " OR " term ) ) ")"
 * term    = group / column " " test
 * test    = ( "=" / "!=" / "<>" / "<" / ">" / "<=" / ">=" / [ "NOT " ] "LIKE" ) " " text
 *         / [ "NOT " ] "IN (" text *( ", " text ) ")" / [ "NOT " ] "BETWEEN " text " AND " text
 *         / "IS NULL" / "IS NOT NULL"
 * item    = ( column / name ) " " ( "ASC" / "DESC" )
 * ```
 *
 * Text from outside is never executed: `toStatement` generates the SQL from the parsed query, with every value bound.
 */
export function readQuery(text: string, target: QueryTarget): ReadQueryResult {
  try {
    return { ok: true, query: new QueryReader(text, target).read() }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, message: error.message, position: error.position }
    throw error
  }
}

class Refusal extends Error {
  readonly position: number

  constructor(message: string, position: number) {
    super(message)
    this.position = position
  }
}

const namePattern = /[A-Za-z_][A-Za-z0-9_]*/y
const numberPattern = /0|[1-9][0-9]{0,5}/y
/** Longer operators first, so that `<=` is not read as `<`. */
const comparisonsByLength = comparisons.toSorted((a, b) => b.length - a.length)

class QueryReader {
  readonly #text: string
  readonly #target: QueryTarget
  #position = 0
  #terms = 0
  #values = 0

  constructor(text: string, target: QueryTarget) {
    this.#text = text
    this.#target = target
  }

  read(): Query {
    this.#checkSize()
    if (!this.#take('SELECT ')) this.#refuseStart()
    const columns = this.#readColumns()
    this.#expect(' FROM ', 'FROM comes after the columns')
    this.#readTable()
    const where = this.#take(' WHERE ') ? this.#readWhere() : []
    this.#expect(' ORDER BY ', where.length > 0 ? 'AND or ORDER BY comes next' : 'WHERE or ORDER BY comes next')
    const order = this.#readOrder()

    const query: Query = { collection: this.#target.collection, columns, where, order }
    if (this.#take(' LIMIT ')) {
      query.limit = this.#readLimit()
      if (this.#take(' OFFSET ')) query.offset = this.#readNumber()
    }
    if (this.#position < this.#text.length) this.#refuse('The query should end here')
    return query
  }

  #checkSize(): void {
    const { bytes } = queryBounds
    const isLong = this.#text.length > bytes || new TextEncoder().encode(this.#text).length > bytes
    if (isLong) throw new Refusal(`A query has at most ${bytes} bytes.`, 0)
    const broken = /\0|\p{Surrogate}/u.exec(this.#text)
    if (broken) throw new Refusal(`${describeCharacter(broken[0])} is not allowed.`, broken.index)
  }

  #refuseStart(): never {
    const isNearly = /^\s*select\b/i.test(this.#text)
    if (isNearly) throw new Refusal('A query begins with SELECT in capital letters and one blank.', 0)
    this.#refuse('A query begins with SELECT')
  }

  #readColumns(): Query['columns'] {
    if (this.#take('*')) return '*'
    if (this.#take('COUNT(')) return this.#readCount()

    const columns = [this.#readColumn()]
    while (this.#take(', ')) {
      if (columns.length === queryBounds.columns) this.#exceed(`${queryBounds.columns} columns`)
      columns.push(this.#readColumn())
    }
    return columns
  }

  #readCount(): Count {
    const distinct = this.#take('DISTINCT ')
    const count = this.#take('*') ? '*' : this.#readName('A column or * is counted')
    this.#expect(') as count', 'A count is written COUNT(…) as count and stands alone')
    return { count, distinct }
  }

  #readTable(): void {
    const table = `_content_${this.#target.collection}`
    const start = this.#position
    if (this.#take(table) && !/[A-Za-z0-9_."$(]/.test(this.#text[this.#position] ?? '')) return
    this.#position = start
    throw new Refusal(`Only the table ${table} can be read here.`, start)
  }

  #readWhere(): Group[] {
    const groups: Group[] = []
    do groups.push(this.#readGroup(1))
    while (this.#take(' AND '))
    return groups
  }

  #readGroup(depth: number): Group {
    this.#expect('(', 'Conditions stand in brackets')
    if (depth > queryBounds.depth) this.#exceed(`${queryBounds.depth} brackets in brackets`)

    const terms = [this.#readTerm(depth)]
    const join = this.#text.startsWith(' OR ', this.#position) ? 'OR' : 'AND'
    while (this.#take(` ${join} `)) terms.push(this.#readTerm(depth))
    if (this.#text.startsWith(join === 'OR' ? ' AND ' : ' OR ', this.#position)) {
      throw new Refusal('AND and OR in the same brackets: put one of them in brackets of its own.', this.#position)
    }
    this.#expect(')', 'AND, OR or a closing bracket comes next')
    return { join, terms }
  }

  #readTerm(depth: number): Term {
    if (++this.#terms > queryBounds.terms) this.#exceed(`${queryBounds.terms} conditions`)
    if (this.#text[this.#position] === '(') return this.#readGroup(depth + 1)

    const field = this.#readColumn()
    this.#expect(' ', 'One blank and an operator come after the column')
    return this.#readTest(field)
  }

  #readTest(field: string): Condition {
    if (this.#take('IS NULL')) return { field, operator: 'IS NULL' }
    if (this.#take('IS NOT NULL')) return { field, operator: 'IS NOT NULL' }

    for (const operator of ['IN', 'NOT IN'] as const) {
      if (this.#take(`${operator} (`)) return { field, operator, values: this.#readList() }
    }
    for (const operator of ['BETWEEN', 'NOT BETWEEN'] as const) {
      if (!this.#take(`${operator} `)) continue
      const low = this.#readText()
      this.#expect(' AND ', `${operator} takes two values with AND between them`)
      return { field, operator, values: [low, this.#readText()] }
    }

    const operator = comparisonsByLength.find((each) => this.#take(`${each} `))
    if (!operator) this.#refuse('An operator should stand here: = != <> < > <= >= LIKE IN BETWEEN, IS NULL')
    return { field, operator, value: this.#readCompared(operator) }
  }

  #readCompared(operator: Comparison): string {
    const start = this.#position
    const value = this.#readText()
    if (operator !== 'LIKE' && operator !== 'NOT LIKE') return value
    const wildcards = value.match(/[%_]/g)?.length ?? 0
    if (wildcards > queryBounds.wildcards) this.#exceed(`${queryBounds.wildcards} wildcards in one LIKE`, start)
    return value
  }

  #readList(): string[] {
    const values: string[] = []
    do {
      if (++this.#values > queryBounds.values) this.#exceed(`${queryBounds.values} values in lists`)
      values.push(this.#readText())
    } while (this.#take(', '))
    this.#expect(')', 'A comma and one blank, or a closing bracket, come after a value in a list')
    return values
  }

  #readOrder(): OrderItem[] {
    const order: OrderItem[] = []
    do {
      if (order.length === queryBounds.orderItems) this.#exceed(`${queryBounds.orderItems} columns to order by`)
      const field = this.#text[this.#position] === '"' ? this.#readColumn() : this.#readName('A column is ordered by')
      const direction = this.#take(' ASC') ? 'ASC' : this.#take(' DESC') ? 'DESC' : undefined
      if (!direction) this.#refuse('ASC or DESC comes after a column to order by')
      order.push({ field, direction })
    } while (this.#take(', '))
    return order
  }

  #readLimit(): number {
    const start = this.#position
    const limit = this.#readNumber()
    if (limit > queryBounds.limit) this.#exceed(`${queryBounds.limit} rows`, start)
    return limit
  }

  #readNumber(): number {
    const rule = 'A whole number of at most six digits should stand here'
    const start = this.#position
    const digits = this.#match(numberPattern)
    if (digits === undefined) this.#refuse(rule)
    if (/[\w.]/.test(this.#text[this.#position] ?? '')) throw new Refusal(`${rule}.`, start)
    return Number(digits)
  }

  /** A column in double quotes. */
  #readColumn(): string {
    const start = this.#position
    this.#expect('"', 'A column in double quotes should stand here')
    const name = this.#match(namePattern)
    if (name === undefined || !this.#take('"')) {
      throw new Refusal('The name of a column is letters, digits and underscores in double quotes.', start)
    }
    return this.#check(name, start)
  }

  /** A column without quotes. */
  #readName(rule: string): string {
    const start = this.#position
    const name = this.#match(namePattern)
    if (name === undefined || this.#text[this.#position] === '(') {
      this.#position = start
      this.#refuse(rule)
    }
    return this.#check(name, start)
  }

  #check(name: string, position: number): string {
    if (this.#target.fields.has(name)) return name
    throw new Refusal(`The collection "${this.#target.collection}" has no column "${clip(name)}".`, position)
  }

  /** A value in single quotes. A quote inside is doubled; no other character has a special meaning. */
  #readText(): string {
    const start = this.#position
    this.#expect("'", 'A value in single quotes should stand here')
    let value = ''
    while (true) {
      const end = this.#text.indexOf("'", this.#position)
      if (end === -1) throw new Refusal('The value is not closed. End it with a single quote.', start)
      value += this.#text.slice(this.#position, end)
      this.#position = end + 1
      if (!this.#take("'")) return value
      value += "'"
    }
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#position
    const found = pattern.exec(this.#text)?.[0]
    if (found !== undefined) this.#position += found.length
    return found
  }

  #take(token: string): boolean {
    if (!this.#text.startsWith(token, this.#position)) return false
    this.#position += token.length
    return true
  }

  #expect(token: string, rule: string): void {
    if (!this.#take(token)) this.#refuse(rule)
  }

  #refuse(rule: string): never {
    throw new Refusal(`${rule}. ${explain(this.#text.slice(this.#position))}`, this.#position)
  }

  #exceed(bound: string, position: number = this.#position): never {
    throw new Refusal(`A query has at most ${bound}.`, position)
  }
}

/** Explains unexpected text: what was found and why it is not allowed. The first matching pattern is used. */
const explanations: readonly (readonly [pattern: RegExp, explanation: string])[] = [
  [/^$/, 'The query ends too early.'],
  [/^\s*;/, 'Only one statement is allowed, without a semicolon.'],
  [/^\s*(?:--|\/\*|#)/, 'Comments are not allowed.'],
  [/^\s*\(?\s*(?:SELECT|VALUES|TABLE|WITH|EXISTS)\b/i, 'A query inside a query is not allowed.'],
  [/^\s*(?:UNION|EXCEPT|INTERSECT)\b/i, 'Only one query is allowed, not several combined.'],
  [
    /^\s*(?:,|(?:AS|CROSS|NATURAL|INNER|LEFT|RIGHT|FULL|OUTER|JOIN|LATERAL|ONLY|TABLESAMPLE|INDEXED)\b)/i,
    'Only the one table can be read, without joins and other names.',
  ],
  [
    /^\s*(?:INSERT|UPDATE|DELETE|REPLACE|CREATE|DROP|ALTER|PRAGMA|ATTACH|DETACH|VACUUM|REINDEX|ANALYZE|EXPLAIN|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET|COPY|DO|PREPARE|EXECUTE|GRANT|TRUNCATE|CALL|MERGE)\b/i,
    'Only reading with SELECT is allowed.',
  ],
  [
    /^\s*(?:GROUP|HAVING|WINDOW|FETCH|FOR|NULLS|COLLATE|FILTER|OVER|ESCAPE|RETURNING|DISTINCT)\b/i,
    'That clause is not part of the language.',
  ],
  [/^\s*"?[\p{L}_][\p{L}\p{N}_.]*"?\s*(?:\/\*.*?\*\/)?\(/su, 'Functions are not allowed.'],
  [/^[?$:@]/, 'Placeholders and other forms of quotes are not allowed; write the value itself in single quotes.'],
  [
    /^ ?(?:select|from|where|order|by|limit|offset|and|or|not|in|like|between|is|null|asc|desc)\b/,
    'Keywords are written in capital letters.',
  ],
  [/^[+-]?[\d.]/, 'Numbers are written in single quotes, as all values are.'],
  [/^"/, 'A column cannot stand here.'],
  [/^'/, 'A value cannot stand here.'],
  [/^\s/, 'Only single blanks are allowed, and only between words.'],
]

function explain(rest: string): string {
  const found = explanations.find(([pattern]) => pattern.test(rest.slice(0, 200)))
  return found ? found[1] : `${describeCharacter(rest)} is not allowed here.`
}

function describeCharacter(text: string): string {
  const code = text.codePointAt(0)!
  if (code > 0x20 && code < 0x7f) return `"${clip(/^\w+|./.exec(text)![0])}"`
  return `The character U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

function clip(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
