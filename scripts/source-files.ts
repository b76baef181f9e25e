import { globSync } from 'node:fs'
import { root } from './run.ts'

/** Folders with generated or installed files. */
const isOutput = (path: string) =>
  /(?:^|\/)(?:node_modules|dist|\.react-router|\.cache|\.git|test-results)$|^(?:site\/build|shots)$/.test(path)

/** Paths from the root, sorted. */
export function findFiles(patterns: string | readonly string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: isOutput })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
}
