import { addCounts, type Counts } from './counts.ts'
import { runSideBySide, runSteps } from './run-steps.ts'
import {
  buildStep,
  endToEndStep,
  fullSteps,
  previewsStep,
  runEndToEnd,
  runUnitTests,
  staticSteps,
  unitStep,
  type Step,
} from './steps.ts'
import { matchTests } from './match-tests.ts'
import { findFiles } from './source-files.ts'

/** Runs all checks and tests, or with words as arguments only the tests whose file name contains one of them. */

const args = process.argv.slice(2)
const words = args.filter((arg) => !arg.startsWith('--'))
const isFull = args.includes('--full')
if (isFull) process.env.FROND_FULL = '1'

const { passed, failed, failures } = words.length > 0 ? await runMatching() : await runAll()
for (const failure of failures) console.log(`✗ ${failure}`)
console.log(`${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1

async function runAll(): Promise<Counts> {
  // Builds print nothing and often use a single core, so all steps that do not need them run at the same time.
  const ahead = await runSideBySide([...staticSteps, unitStep], [buildStep, previewsStep])
  return addCounts([ahead, await runSteps([endToEndStep, ...(isFull ? fullSteps() : [])])])
}

async function runMatching(): Promise<Counts> {
  const steps = matchingSteps()
  if (steps.length === 0) {
    console.error(`No test file has ${words.map((word) => `"${word}"`).join(' or ')} in its name.`)
    process.exitCode = 1
  }
  return runSteps(steps)
}

function matchingSteps(): Step[] {
  const unit = matchTests(
    findFiles(['packages/**/*.test.{ts,tsx}', 'site/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']),
    words,
  )
  const endToEnd = matchTests(findFiles('e2e/**/*.spec.ts'), words)
  return [
    ...(unit.length > 0 ? [{ name: 'unit tests', cure: 'See above.', run: () => runUnitTests(unit) }] : []),
    ...(endToEnd.length > 0 ? [{ ...endToEndStep, run: () => runEndToEnd(endToEnd) }] : []),
  ]
}
