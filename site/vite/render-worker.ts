import { parentPort, workerData } from 'node:worker_threads'
import { loadBundle, renderQueue, type PageQueue } from './render-pages.ts'

/** Renders pages on another thread (`renderPages`). */

const queue = workerData as PageQueue
parentPort?.postMessage(await renderQueue(loadBundle(queue.build), queue))
