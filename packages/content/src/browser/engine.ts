import type { Query } from '../query/query.ts'

export type Row = Record<string, unknown>

/** Runs queries in the browser. */
export interface QueryEngine {
  /** Loads a collection. Rejects if this engine cannot. */
  load(request: LoadRequest): Promise<void>
  /** Rows of a loaded collection, with JSON columns parsed. */
  run(query: Query): Promise<Row[]>
}

export interface LoadRequest {
  collection: string
  version: string
  /** The address of the dump. */
  url: string
}

/** All errors about failed requests have this form. */
export class RequestError extends Error {
  override name = 'RequestError'
  readonly status: number | undefined

  constructor(method: string, url: string, response?: Response, cause?: unknown) {
    const outcome = response ? `${response.status} ${response.statusText}`.trim() : '<no response>'
    super(`[${method}] "${url}": ${outcome}`, { cause })
    this.status = response?.status
  }
}
