import { cpSync, existsSync, rmSync } from 'node:fs'

/**
 * Copies the pages and files of builds to a folder that any file host can serve. Compressed copies are left out, because
 * file hosts compress on their own.
 */
export function exportStatic(folders: readonly string[], output: string): void {
  rmSync(output, { recursive: true, force: true })
  for (const folder of folders) cpSync(folder, output, { recursive: true, filter: (file) => !isCompressedCopy(file) })
}

/** `a.js.br` beside `a.js`. A file such as `archive.gz` without another one beside it is content. */
function isCompressedCopy(file: string): boolean {
  return /\.(?:br|gz)$/.test(file) && existsSync(file.replace(/\.(?:br|gz)$/, ''))
}
