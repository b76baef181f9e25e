import { queryBounds } from '../query/bounds.ts'
import type { Query } from '../query/query.ts'
import { isCount } from '../query/statement.ts'
import { toQueryText } from '../query/write-query.ts'
import { RequestError, type QueryEngine, type Row } from './engine.ts'

export interface ServerEngineOptions {
  /** Base path of the content API, without a trailing slash. */
  endpoint: string
  /** The collection version that the page was built with. */
  getVersion: (collection: string) => string
  fetch?: typeof fetch
}

/** Runs queries on the server with `fetch`. */
export function createServerEngine({ endpoint, getVersion, fetch: request = fetch }: ServerEngineOptions): QueryEngine {
  /** Collections whose version on the server has changed. They are queried without a version: newer rows are better than none. */
  const outdated = new Set<string>()

  async function ask(query: Query): Promise<Row[] | TooLarge> {
    const { collection } = query
    const version = outdated.has(collection) ? '' : `?v=${encodeURIComponent(getVersion(collection))}`
    const url = `${endpoint}/${collection}/query${version}`
    const response = await request(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ sql: toQueryText(query) }),
    }).catch((error: unknown) => {
      throw new RequestError('POST', url, undefined, error)
    })

    if (response.ok) return (await response.json()) as Row[]
    if (response.status === 409 && !outdated.has(collection)) {
      outdated.add(collection)
      return ask(query)
    }
    const tooLarge = await readTooLarge(response)
    if (tooLarge) return tooLarge
    throw new RequestError('POST', url, response)
  }

  /** Requests rows in pages, and makes the page smaller if the response is still too large. */
  async function askInParts(query: Query, size: number = queryBounds.limit): Promise<Row[]> {
    const rows: Row[] = []
    let isComplete = false
    while (!isComplete) {
      const rest = query.limit === undefined ? size : Math.min(size, query.limit - rows.length)
      const part = await ask({ ...query, limit: rest, offset: (query.offset ?? 0) + rows.length })
      if (Array.isArray(part)) {
        rows.push(...part)
        isComplete = part.length < rest || rows.length === query.limit
      } else if (part.fitting > 0) size = part.fitting
      else throw new Error(`A row of "${query.collection}" is larger than the server sends. Select fewer fields.`)
    }
    return rows
  }

  return {
    load: () => Promise.resolve(),
    async run(query) {
      // The query language allows OFFSET only together with LIMIT.
      if (query.offset !== undefined && query.limit === undefined && !isCount(query.columns)) return askInParts(query)
      const rows = await ask(query)
      return Array.isArray(rows) ? rows : askInParts(query, Math.max(1, rows.fitting))
    },
  }
}

/** The response would be too large. `rows` is the number of rows that fit. */
interface TooLarge {
  fitting: number
}

async function readTooLarge(response: Response): Promise<TooLarge | undefined> {
  const problem = (await response.json().catch(() => undefined)) as { type?: unknown; rows?: unknown } | undefined
  return problem?.type === 'answer-too-large' ? { fitting: Number(problem.rows) || 0 } : undefined
}
