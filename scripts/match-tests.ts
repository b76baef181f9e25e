import { basename } from 'node:path'

/** Files whose name contains one of the words, in any notation: `PageCTA` finds page-cta.spec.ts. A word with a slash is matched against the path. */
export function matchTests(files: readonly string[], words: readonly string[]): string[] {
  return files.filter((file) =>
    words.some((word) => {
      if (word.includes('/')) return file.includes(word)
      const wanted = simplify(word.replace(/\.(?:test|spec)\.tsx?$/, ''))
      const name = basename(file).replace(/\.(?:test|spec)\.tsx?$/, '')
      return wanted !== '' && simplify(name).includes(wanted)
    }),
  )
}

function simplify(name: string): string {
  return name.toLowerCase().replace(/[^a-z\d]/g, '')
}
