import type { Plugin } from 'vite'

/** Names of the script files that every page runs: two groups of `chunks.ts`, and the entry. */
const startFiles = new Set(['vendor', 'site', 'entry.client'])

/**
 * Adds a comment to the script files that every page runs. Because of it, Chromium compiles all their functions on another
 * thread before the file runs. Without it, Chromium compiles hundreds of functions on the main thread, each at its first
 * call. Other browsers ignore the comment.
 */
export function compileHints(): Plugin {
  return {
    name: 'frond:compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has added its own statements, because the comment has to come first.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && startFiles.has(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      },
    },
  }
}
