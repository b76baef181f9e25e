import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addCounts, countExit, countPlaywright, countVitest } from './counts.ts'
import { root } from './run.ts'

const passedFile = {
  name: join(root, 'a.test.ts'),
  status: 'passed',
  assertionResults: [
    { status: 'passed', fullName: 'first' },
    { status: 'passed', fullName: 'second' },
  ],
}

it('adds the counts of all steps', () => {
  const unit = { passed: 40, failed: 2, failures: ['one', 'two'] }
  expect(addCounts([countExit(0), unit, countExit(1)])).toEqual({ passed: 41, failed: 3, failures: ['one', 'two'] })
  expect(addCounts([])).toEqual({ passed: 0, failed: 0, failures: [] })
})

it('counts the tests of a Vitest report and names the failed ones with the first line of their error', () => {
  const failedFile = {
    name: join(root, 'b.test.ts'),
    status: 'failed',
    assertionResults: [
      { status: 'failed', fullName: 'opens', failureMessages: ['\u001B[31mTimed out\u001B[39m\n at b.test.ts:3'] },
      { status: 'passed', fullName: 'closes' },
    ],
  }
  const report = { numPassedTests: 3, testResults: [passedFile, failedFile] }
  expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1, failures: ['b.test.ts › opens: Timed out'] })
})

it('counts a test file that cannot be loaded as one failure', () => {
  const brokenFile = { name: join(root, 'b.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] }
  const report = { numPassedTests: 2, testResults: [passedFile, brokenFile] }
  expect(countVitest(report, 1)).toEqual({ passed: 2, failed: 1, failures: ['b.test.ts: no such file'] })
})

it('counts an error outside of any test as one failure', () => {
  expect(countVitest({ numPassedTests: 2, testResults: [passedFile] }, 1)).toMatchObject({ passed: 2, failed: 1 })
  expect(countVitest(undefined, 1)).toMatchObject({ passed: 0, failed: 1 })
  expect(countPlaywright(undefined, 1)).toMatchObject({ passed: 0, failed: 1 })
})

it('counts a flaky end-to-end test as failed', () => {
  const spec = (title: string, status: string) => ({
    file: 'shell.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: [{ error: { message: `${title} failed\nmore` } }, {}] }],
  })
  const report = {
    stats: { expected: 7 },
    suites: [{ specs: [spec('opens', 'unexpected')], suites: [{ specs: [spec('closes', 'flaky')] }] }],
  }
  expect(countPlaywright(report, 1)).toEqual({
    passed: 7,
    failed: 2,
    failures: ['e2e/shell.spec.ts:7 › opens: opens failed', 'e2e/shell.spec.ts:7 › closes: closes failed'],
  })
})
