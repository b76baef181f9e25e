import { runSteps } from './run-steps.ts'
import { buildStep, staticSteps, unitStep } from './steps.ts'

/** What has to hold before a change is handed in, without the browser-wide tests. Stops at the first that does not. */

const { failed } = await runSteps([...staticSteps, unitStep, buildStep], { stopAtFailure: true })
process.exitCode = failed > 0 ? 1 : 0
