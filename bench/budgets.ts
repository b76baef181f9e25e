/**
 * What we allow ourselves. Bytes are after minification and brotli (quality 11 for scripts and styles), in KiB; a test
 * fails above them. Times are compared with a reference in the same run, because machines differ; `npm run bench` does it.
 */

/** The library, as a stranger's bundler sees it, without React. */
export const libraryBudgets = {
  /** 0.7 × the leanest hand-written kit on the same primitives (8.7 KiB). */
  buttonPage: { limitKiB: 6.1, what: 'Button alone, script and styles' },
  /** 0.95 × the same kit is 52; fields and lists of our own need far less. */
  formPage: { limitKiB: 36, what: 'a form with every usual field, script and styles' },
  /** 0.96 × the same kit (61.3 KiB). */
  appPage: {
    limitKiB: 58.8,
    what: 'menu, dialog, tooltip, toasts, table, tabs, accordion, pagination, script and styles',
  },
} as const

/** A docs page of a component, until the browser is idle and with search not opened. */
export const docsPageBudgets = {
  scriptKiB: 120,
  htmlKiB: 16,
  stylesKiB: 18,
  fontsKiB: 60,
  requests: 16,
  domNodes: 1800,
  /** Nothing may keep the text from being painted. */
  blockingScripts: 0,
} as const

/** The server, against a bare one that sends the same bytes in the same run. */
export const serverBudgets = {
  throughputPercent: 60,
  /** The slowest answer of a hundred, in medians. */
  p99Medians: 5,
  /** Resident memory after so many requests. */
  memoryMB: 250,
  /** Over the second half of these requests; what is left to the collector comes and goes. */
  memoryGrowthPercent: 15,
  soakRequests: 100_000,
} as const
