import { relative } from 'node:path'
import { root } from './run.ts'

/** Numbers of passed and failed checks. A tool that only succeeds or fails counts as one check. */
export interface Counts {
  passed: number
  failed: number
  /** A line for each failed test or step, printed again after a long run. */
  failures: readonly string[]
}

export function addCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
  }
}

/** The used part of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
  }[]
}

export function countVitest(report: VitestReport | undefined, exitCode: number): Counts {
  const failures = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A test file that cannot be loaded has no failed test, but counts as failed.
    if (failed.length === 0) return status === 'failed' ? [failureLine(file, message)] : []
    return failed.map((test) => failureLine(`${file} › ${test.fullName}`, test.failureMessages?.[0]))
  })
  return { passed: report?.numPassedTests ?? 0, failed: orOne(failures.length, exitCode), failures }
}

interface PlaywrightSuite {
  specs: {
    file: string
    line: number
    title: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

/** The used part of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number }
  suites: PlaywrightSuite[]
}

/** A flaky test counts as failed. */
export function countPlaywright(report: PlaywrightReport | undefined, exitCode: number): Counts {
  const failures = (report?.suites ?? []).flatMap(failuresOfSuite)
  return { passed: report?.stats.expected ?? 0, failed: orOne(failures.length, exitCode), failures }
}

function failuresOfSuite({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        failureLine(`e2e/${file}:${line} › ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  )
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

export function countExit(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [] }
}

/** The name of a test and the first line of its error, without terminal colors. */
function failureLine(name: string, message: string | undefined): string {
  // oxlint-disable-next-line no-control-regex -- terminal colors begin with the escape character
  const reason = message?.replaceAll(/\u001B\[[\d;]*m/g, '').split('\n')[0]
  return reason ? `${name}: ${reason}` : name
}

/** A runner can fail outside of a test: by an unhandled error, or before it writes its report. */
function orOne(failed: number, exitCode: number): number {
  return failed === 0 && exitCode !== 0 ? 1 : failed
}
