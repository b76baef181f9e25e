import type { QueryEngine } from './engine.ts'
import { connectEngine } from './worker-channel.ts'

/** SQLite in a worker, so that loading it never blocks the page. */
export function createWorkerEngine(): QueryEngine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'frond-content' })
  const engine = connectEngine(worker)
  worker.addEventListener('error', (event) => {
    // The page reports this error, so keep the browser from printing it as well.
    event.preventDefault()
    engine.fail(event.message || 'The worker could not start.')
  })
  return engine
}
