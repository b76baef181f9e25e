import { BuildError, buildIfStale, targets } from './targets.ts'
import { previewTargets } from './templates.ts'

/** Builds what is stale: the npm package, the production site and the previews of the templates. */

try {
  for (const target of [...targets, ...previewTargets().values()]) {
    const start = performance.now()
    const isBuilt = await buildIfStale(target, { onBuild: () => console.log(`Building ${target.name} …`) })
    console.log(
      isBuilt
        ? `${target.output} in ${((performance.now() - start) / 1000).toFixed(1)} s`
        : `${target.output} is up to date`,
    )
  }
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  console.error(error.message)
  process.exit(1)
}
