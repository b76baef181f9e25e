import type { Plugin } from 'vite'

/** The files that every page runs. See `chunks.ts`. */
const startFiles = new Set(['vendor', 'site', 'entry.client'])

/**
 * Marks the files that every page runs with a comment for Chromium: it then compiles all their functions beforehand on
 * another thread. Otherwise it compiles hundreds of functions on the main thread, each at its first call, which blocks the
 * page for longer than the calls themselves.
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
