import { runSteps } from './run-steps.ts'
import { buildStep, previewsStep, staticSteps, unitStep } from './steps.ts'

/** Runs all checks and tests except the end-to-end tests. Stops at the first failure. */

const { failed } = await runSteps([...staticSteps, unitStep, buildStep, previewsStep], { stopAtFailure: true })
process.exitCode = failed > 0 ? 1 : 0
