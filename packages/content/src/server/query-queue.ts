/** Runs queries one after the other, and refuses them while too many are waiting. */
export interface QueryQueue {
  /** The result of `query`, or `undefined` if it was refused. */
  run<Result>(query: () => Result): Promise<Result> | undefined
}

/**
 * SQLite blocks the process while it reads. So each query runs in its own turn of the event loop, and other requests are
 * answered between two queries. Waiting queries are limited by number, because their clients also wait for all those before
 * them.
 */
export function createQueryQueue(maxWaiting: number, nextTurn: () => Promise<void> = waitForTurn): QueryQueue {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    run(query) {
      if (waiting >= maxWaiting) return undefined
      waiting += 1
      const result = last.then(nextTurn).then(() => {
        waiting -= 1
        return query()
      })
      // A query that throws must not stop those after it. Its caller gets the error.
      last = result.catch(() => undefined)
      return result
    },
  }
}

function waitForTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
