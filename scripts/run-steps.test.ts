import { beforeEach, expect, it, vi } from 'vitest'
import { runSteps } from './run-steps.ts'
import type { Step } from './steps.ts'

const failed = { passed: 2, failed: 1, failures: [] }

beforeEach(() => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  return () => log.mockRestore()
})

function step(name: string, run: Step['run']): Step {
  return { name, cure: 'Run npm run format.', run }
}

it('names a failed step that names no failed test', async () => {
  const counts = await runSteps([step('format', async () => failed)])
  expect(counts.failures).toEqual(['format. Run npm run format.'])
})

it('keeps the names of failed tests', async () => {
  const counts = await runSteps([step('unit tests', async () => ({ ...failed, failures: ['a.test.ts › opens'] }))])
  expect(counts.failures).toEqual(['a.test.ts › opens'])
})

it('counts a step that throws as failed', async () => {
  const counts = await runSteps([step('build', () => Promise.reject(new Error('no disk')))])
  expect(counts).toMatchObject({ passed: 0, failed: 1, failures: ['build. Run npm run format.'] })
})

it('stops at the first failure if asked', async () => {
  const later = vi.fn(async () => failed)
  await runSteps([step('format', async () => failed), step('lint', later)], { stopAtFailure: true })
  expect(later).not.toHaveBeenCalled()
})
