import type { Plugin } from 'vite'

/** Starts each line that the build prints about its progress. `scripts/targets.ts` shows these lines while a build runs. */
export const PROGRESS = '[progress] '

/** The line that the build prints when the server can start to listen (`first-pages.json`). */
export const FIRST_PAGES = '[first pages]'

/** Prints what the build does now. */
function reportProgress(text: string): void {
  console.log(`${PROGRESS}${text}`)
}

/** Returns a function to call after each item. It prints four lines in all, such as `Rendered 50 of 200 pages`. */
export function reportEach(verb: string, noun: string, all: number): (done: number) => void {
  let printed = 0
  return (done) => {
    const quarter = Math.floor((4 * done) / all)
    if (quarter === printed) return
    printed = quarter
    reportProgress(`${verb} ${done} of ${all} ${noun}`)
  }
}

/** Prints that the bundles are made. */
export function bundleProgress(): Plugin {
  return {
    name: 'frond:bundle-progress',
    apply: 'build',
    buildStart() {
      if (this.environment.name === 'client') reportProgress('Bundling the scripts, the styles and the server')
    },
  }
}
