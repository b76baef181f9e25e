import type { CodeOptions, Token } from './knobs'

interface Answer {
  readonly id: number
  readonly tokens: readonly Token[]
}

let worker: Worker | undefined
let asked = 0
const waiting = new Map<number, { resolve: (tokens: readonly Token[]) => void; reject: (error: Error) => void }>()

/** Formats and highlights the code of an element in a worker. The first request starts the worker. */
export async function formatCode(options: CodeOptions): Promise<readonly Token[]> {
  try {
    return await ask(options)
  } catch {
    // Without worker support, format on the main thread.
    const { highlightCode, writeCode } = await import('./knobs')
    return highlightCode(writeCode(options))
  }
}

function ask(options: CodeOptions): Promise<readonly Token[]> {
  worker ??= start()
  const id = (asked += 1)
  const answer = new Promise<readonly Token[]>((resolve, reject) => waiting.set(id, { resolve, reject }))
  worker.postMessage({ id, options })
  return answer
}

function start(): Worker {
  const started = new Worker(new URL('./format-worker.ts', import.meta.url), { type: 'module', name: 'frond-format' })
  started.addEventListener('message', ({ data: { id, tokens } }: MessageEvent<Answer>) => {
    waiting.get(id)?.resolve(tokens)
    waiting.delete(id)
  })
  started.addEventListener('error', () => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error('The formatter could not be started.'))
    waiting.clear()
  })
  return started
}
