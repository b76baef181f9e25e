import { expect, it } from 'vitest'
import { addCounts, countExit, countPlaywright, countVitest } from './counts.ts'

const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] }

it('adds up what the steps report', () => {
  expect(addCounts([countExit(0), { passed: 40, failed: 2 }, countExit(1)])).toEqual({ passed: 41, failed: 3 })
  expect(addCounts([])).toEqual({ passed: 0, failed: 0 })
})

it('counts the tests of a Vitest report', () => {
  const failedFile = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }
  const report = { numPassedTests: 3, numFailedTests: 1, testResults: [passedFile, failedFile] }
  expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1 })
})

it('counts a test file that cannot be loaded as one failure', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 0,
    testResults: [passedFile, { status: 'failed', assertionResults: [] }],
  }
  expect(countVitest(report, 1)).toEqual({ passed: 2, failed: 1 })
})

it('counts an error outside of any test as one failure', () => {
  expect(countVitest({ numPassedTests: 2, numFailedTests: 0, testResults: [passedFile] }, 1)).toEqual({
    passed: 2,
    failed: 1,
  })
  expect(countVitest(undefined, 1)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(undefined, 1)).toEqual({ passed: 0, failed: 1 })
})

it('counts a flaky end-to-end test as failed', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: [] }
  expect(countPlaywright(report, 1)).toEqual({ passed: 7, failed: 2 })
})
