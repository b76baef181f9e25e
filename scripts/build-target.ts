import { BuildError, buildIfStale, targets } from './targets.ts'
import { previewTargets } from './templates.ts'

/** Builds the target named in the first argument if it is stale. */

const name = process.argv[2] ?? ''
const target = [...targets, ...previewTargets().values()].find((each) => each.name === name)
try {
  if (!target) throw new BuildError(`There is no target "${name}".`)
  await buildIfStale(target)
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  console.error(error.message)
  process.exit(1)
}
