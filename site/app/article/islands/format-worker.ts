import { highlightCode, writeCode, type CodeOptions } from './knobs'

/** Formats and highlights code off the main thread. Each request has an id, and its response has the same id. */
addEventListener('message', ({ data }: MessageEvent<{ id: number; options: CodeOptions }>) => {
  postMessage({ id: data.id, tokens: highlightCode(writeCode(data.options)) })
})
