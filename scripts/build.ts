import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteManifest } from '../site/server/files/site-manifest.ts'
import { compressedFiles, compressFiles } from '../site/vite/compress-files.ts'
import { root } from './run.ts'
import { exportImages, exportSocialImages, exportStatic } from './static-export.ts'
import { BuildError, buildIfStale, packedLibrary, site, targets } from './targets.ts'
import { previewTargets } from './templates.ts'

/**
 * Builds what is stale: the npm package, the production site and the previews of the templates. `npm run build -- --static`
 * also copies the pages to `site/build/static`, for file hosts.
 */

try {
  for (const target of [...targets, ...previewTargets().values()]) {
    const start = performance.now()
    const isBuilt = await buildIfStale(target, {
      onBuild: () => console.log(`Building ${target.name} …`),
      onProgress: (text) => console.log(`  ${text}`),
    })
    console.log(
      isBuilt
        ? `${target.output} in ${((performance.now() - start) / 1000).toFixed(1)} s`
        : `${target.output} is up to date`,
    )
  }
  console.log('Compressing the files of the site …')
  await compressFiles(join(root, site.output), { cache: compressedFiles })
  if (process.argv.includes('--static')) {
    const output = join(root, site.output, 'static')
    exportStatic([join(root, site.output, 'client'), join(root, packedLibrary.output, 'client')], output)
    const { images = {} } = JSON.parse(readFileSync(join(root, site.output, 'site.json'), 'utf8')) as SiteManifest
    const [resized, social] = [await exportImages(output, images), await exportSocialImages(output)]
    console.log(
      `${output} can be served by any file host. It has ${resized} resized pictures and ${social} social images.`,
    )
  }
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  console.error(error.message)
  process.exit(1)
}
