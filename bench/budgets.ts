/**
 * The budgets. Bytes are in KiB after minification and brotli (quality 11 for scripts and styles); a test fails above
 * them. Times are compared with a reference in the same run, because machines differ; `npm run bench` measures them.
 */

/** The library in a user's bundle, without React. */
export const libraryBudgets = {
  /** 0.7 × the leanest hand-written kit on the same primitives (8.7 KiB). */
  buttonPage: { limitKiB: 6.1, what: 'Button alone, script and styles' },
  /** 0.95 × the same kit would be 52; our own fields and lists need far less. */
  formPage: { limitKiB: 36, what: 'a form with every usual field, script and styles' },
  /** 0.96 × the same kit (61.3 KiB). */
  appPage: {
    limitKiB: 58.8,
    what: 'menu, dialog, tooltip, toasts, table, tabs, accordion, pagination, script and styles',
  },
} as const

/** The docs page of a component, until the browser is idle and without opening search. */
export const docsPageBudgets = {
  scriptKiB: 120,
  htmlKiB: 16,
  stylesKiB: 18,
  fontsKiB: 24,
  requests: 16,
  domNodes: 1800,
  /** No script may block the first paint. */
  blockingScripts: 0,
} as const

/** The server, against a bare one that sends the same bytes in the same run. */
export const serverBudgets = {
  throughputPercent: 60,
  /** 99th percentile of the response time, divided by the median. */
  p99Medians: 5,
  /** Resident memory after this many requests. */
  memoryMB: 250,
  /** Growth of the memory over the second half of these requests. Garbage collection makes it vary. */
  memoryGrowthPercent: 15,
  soakRequests: 100_000,
} as const

/** For `bench/activation.ts`. */
export const activationBudget = {
  /** Activations per second, compared with bare inserts of the same rows. */
  insertRatio: 0.3,
}

/** For `bench/webhooks.ts`: docs pages while unsigned payment events arrive. */
export const webhookBudget = {
  perSecond: 1000,
  p99Ms: 200,
}
