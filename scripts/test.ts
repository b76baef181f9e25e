import { runSteps } from './run-steps.ts'
import { checkSteps, endToEndStep, fullSteps, runEndToEnd, runUnitTests, type Step } from './steps.ts'
import { matchTests } from './match-tests.ts'
import { findFiles } from './source-files.ts'

/** Everything, or with words as arguments only the tests whose file name holds one of them. */

const args = process.argv.slice(2)
const words = args.filter((arg) => !arg.startsWith('--'))
const isFull = args.includes('--full')
if (isFull) process.env.FROND_FULL = '1'

const steps = words.length > 0 ? matchingSteps() : [...checkSteps, endToEndStep, ...(isFull ? fullSteps() : [])]
if (steps.length === 0) {
  console.error(`No test file has ${words.map((word) => `"${word}"`).join(' or ')} in its name.`)
  process.exitCode = 1
}
const { passed, failed } = await runSteps(steps)
console.log(`${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1

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
