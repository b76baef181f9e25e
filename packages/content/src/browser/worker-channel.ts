import type { Query } from '../query/query.ts'
import type { LoadRequest, QueryEngine, Row } from './engine.ts'

/** Protocol between a page and an engine in another thread. Each request has an id, and the response repeats it. */

type Request = { id: number } & ({ kind: 'load'; load: LoadRequest } | { kind: 'run'; query: Query })
type Response = { id: number } & ({ rows: Row[] } | { error: string })

/** The common interface of `Worker` and `MessagePort`. */
export interface Channel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

/** Worker side: answers requests with the given engine. */
export function serveEngine(channel: Channel, engine: QueryEngine): void {
  channel.addEventListener('message', ({ data }) => {
    const request = data as Request
    const answer = request.kind === 'load' ? engine.load(request.load).then(() => []) : engine.run(request.query)
    answer.then(
      (rows) => channel.postMessage({ id: request.id, rows } satisfies Response),
      (error: unknown) => channel.postMessage({ id: request.id, error: toMessage(error) } satisfies Response),
    )
  })
}

/** Page side: an engine that sends requests to the worker. `fail` rejects all pending requests if the worker cannot start. */
export function connectEngine(channel: Channel): QueryEngine & { fail(reason: string): void } {
  const waiting = new Map<number, PromiseWithResolvers<Row[]>>()
  let failure: string | undefined
  let lastId = 0

  channel.addEventListener('message', ({ data }) => {
    const response = data as Response
    const request = waiting.get(response.id)
    waiting.delete(response.id)
    if ('error' in response) request?.reject(new Error(response.error))
    else request?.resolve(response.rows)
  })

  function send(request: { kind: 'load'; load: LoadRequest } | { kind: 'run'; query: Query }): Promise<Row[]> {
    if (failure !== undefined) return Promise.reject(new Error(failure))
    const id = ++lastId
    const pending = Promise.withResolvers<Row[]>()
    waiting.set(id, pending)
    channel.postMessage({ id, ...request } satisfies Request)
    return pending.promise
  }

  return {
    load: async (load) => void (await send({ kind: 'load', load })),
    run: (query) => send({ kind: 'run', query }),
    fail(reason) {
      failure = reason
      for (const { reject } of waiting.values()) reject(new Error(reason))
      waiting.clear()
    },
  }
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
