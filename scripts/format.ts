import { runTool } from './run.ts'

/** Formats every file in place. */

const { code } = await runTool('oxfmt', process.argv.slice(2))
process.exitCode = code
