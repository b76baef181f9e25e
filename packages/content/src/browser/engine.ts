import type { Query } from '../query/query.ts'

export type Row = Record<string, unknown>

/** Where queries run in the browser. */
export interface QueryEngine {
  /** Gets a collection ready. Rejects when that cannot be done here. */
  load(request: LoadRequest): Promise<void>
  /** Rows of a collection that was loaded, with lists and objects as such. */
  run(query: Query): Promise<Row[]>
}

export interface LoadRequest {
  collection: string
  version: string
  /** The address of the dump. */
  url: string
}

/** The form of the messages about failed requests everywhere on a site. */
export class RequestError extends Error {
  override name = 'RequestError'
  readonly status: number | undefined

  constructor(method: string, url: string, response?: Response, cause?: unknown) {
    const outcome = response ? `${response.status} ${response.statusText}`.trim() : '<no response>'
    super(`[${method}] "${url}": ${outcome}`, { cause })
    this.status = response?.status
  }
}
