import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriority } from './lower-priority.ts'
import { loadBundle, renderQueue, type PageQueue } from './render-pages.ts'

/** Renders pages on another thread (`renderPages`). */

// The first pages are rendered on the main thread, and the server waits for them.
lowerPriority()
const queue = workerData as PageQueue
parentPort?.postMessage(await renderQueue(await loadBundle(queue.build), queue))
