/** Numbers of passed and failed checks. A tool that only succeeds or fails counts as one check. */
export interface Counts {
  passed: number
  failed: number
}

export function addCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** The used part of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

export function countVitest(report: VitestReport | undefined, exitCode: number): Counts {
  // A test file that cannot be loaded has no failed test, but counts as failed.
  const brokenFiles = report?.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length
  const failed = (report?.numFailedTests ?? 0) + (brokenFiles ?? 0)
  return { passed: report?.numPassedTests ?? 0, failed: orOne(failed, exitCode) }
}

/** The used part of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** A flaky test counts as failed. */
export function countPlaywright(report: PlaywrightReport | undefined, exitCode: number): Counts {
  const { expected, unexpected, flaky } = report?.stats ?? { expected: 0, unexpected: 0, flaky: 0 }
  return { passed: expected, failed: orOne(unexpected + flaky, exitCode) }
}

export function countExit(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A runner can fail outside of a test: by an unhandled error, or before it writes its report. */
function orOne(failed: number, exitCode: number): number {
  return failed === 0 && exitCode !== 0 ? 1 : failed
}
