import { BuildError, buildIfStale } from './targets.ts'
import { previewTargets } from './templates.ts'

/** Builds the preview of the template named in the first argument if it is stale. */

const name = process.argv[2] ?? ''
const target = previewTargets().get(name)
try {
  if (!target) throw new BuildError(`There is no template "${name}" in the folder templates.`)
  await buildIfStale(target)
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  console.error(error.message)
  process.exit(1)
}
