import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = /\.(?:[cm]?[jt]sx?|mdx?|json)$/
/** Folders without source code, such as the output of a build. */
const SKIPPED = /^(?:node_modules|dist|build|out|coverage|public|\..*)$/

/** The source files of an application. */
export function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && !SKIPPED.test(entry.name)) yield* sourceFiles(join(folder, entry.name))
    else if (entry.isFile() && SOURCE.test(entry.name)) yield join(folder, entry.name)
  }
}

/** The path of a written file: beside the source of the application. */
export function besideSource(root: string, fileName: string): string {
  const folder = ['src', 'app'].find((name) => existsSync(join(root, name)))
  return folder ? `${folder}/${fileName}` : fileName
}
