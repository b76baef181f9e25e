import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { toPath } from '../app/content-path.ts'
import { parsePage } from './parse-page.ts'

/** Lets modules import Markdown files as parsed pages. */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    transform(source, id) {
      if (!id.endsWith('.md')) return
      const file = relative(process.cwd(), id).replaceAll('\\', '/')
      return { code: `export default ${JSON.stringify(parsePage(file, toPath(file), source))}`, map: null }
    },
  }
}
