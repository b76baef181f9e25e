import { createHash } from 'node:crypto'
import { LruCache } from '../../lru-cache.ts'
import { isKnown } from '../files/site-files.ts'
import { problem, unavailable, type Problem } from '../http/problem.ts'

export interface ImageCacheLimits {
  readonly keptBytes: number
  /** How many images are made at once, and how many more may wait. */
  readonly workers: number
  readonly queue: number
}

export interface ImageCache {
  /**
   * The image with this key, which is made on first request. Requests for the same image share one attempt. `refuse` can
   * prevent that an image is made.
   */
  find(key: string, make: () => Promise<Image>, refuse?: () => Problem | undefined): Promise<Image>
  readonly keptBytes: number
}

type Image = Buffer | Problem

/** Keeps images in memory, and makes only a few at once. */
export function createImageCache(limits: ImageCacheLimits): ImageCache {
  const kept = new LruCache<string, Buffer>({ limit: limits.keptBytes, sizeOf: (body) => body.length })
  const making = new Map<string, Promise<Image>>()
  const run = createTaskQueue<Image>(limits, busy)

  return {
    async find(key, make, refuse) {
      const known = kept.get(key) ?? making.get(key) ?? refuse?.()
      if (known) return known
      const made = run(make)
      making.set(key, made)
      try {
        const body = await made
        if (Buffer.isBuffer(body)) kept.set(key, body)
        return body
      } finally {
        making.delete(key)
      }
    },
    get keptBytes() {
      return kept.size
    },
  }
}

interface ImageResponse {
  /** Identifies the content, for the ETag. */
  key: string
  headers: Readonly<Record<string, string>>
  find(): Promise<Image>
}

/** Answers with an image, or with 304 if the browser has it already. */
export async function sendImage(request: Request, { key, headers: given, find }: ImageResponse): Promise<Response> {
  const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`
  const headers = { ...given, ETag: etag, 'Cache-Control': 'public, max-age=86400' }
  if (isKnown(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  const body = await find()
  return Buffer.isBuffer(body) ? new Response(new Uint8Array(body), { headers }) : problem(body)
}

/** Runs at most `workers` tasks at once and queues at most `queue` more. Further tasks get the rejection as their result. */
function createTaskQueue<Result>(
  { workers, queue }: ImageCacheLimits,
  rejection: Result,
): (task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= workers) {
      if (waiting.length >= queue) return rejection
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await task()
    } finally {
      // The next task takes over the worker, so the number of running tasks stays the same.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

const busy = unavailable('Too many pictures are being made. Try again in a moment.', 2)
