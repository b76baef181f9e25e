import { highlightCode, writeCode, type CodeOptions } from './knobs'

/** Writes and colours code away from the page. Questions carry a number, and answers the same. */
addEventListener('message', ({ data }: MessageEvent<{ id: number; options: CodeOptions }>) => {
  postMessage({ id: data.id, tokens: highlightCode(writeCode(data.options)) })
})
