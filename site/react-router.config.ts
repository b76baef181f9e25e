import { globSync } from 'node:fs'
import { join } from 'node:path'
import { openContent } from '@frond/content'
import { assertLinks, publicFiles } from '@frond/content/build'
import type { Config } from '@react-router/dev/config'
import type { SiteContent } from './content.config.ts'
import { isPattern, pages, type PagePath } from './pages.ts'
import { redirects } from './redirects.ts'
import { finishBuild } from './vite/finish-build.ts'
import { buildSiteContent, developmentDatabase } from './vite/build-content.ts'
import { releasePaths } from './vite/release-paths.ts'

export default {
  ssr: true,
  // Send all routes with the page, so that client navigation never asks the server for them.
  routeDiscovery: { mode: 'initial' },
  // Keep a route and its loader in one module, for fewer requests.
  splitRouteModules: false,
  prerender: { paths: prerenderedPaths, concurrency: 4 },
  buildEnd: finishBuild,
} satisfies Config

type PatternPath = Extract<PagePath, `${string}/${'*' | `:${string}`}`>

/** Every page that the build writes. The build fails on links in the content to pages that do not exist. */
async function prerenderedPaths(): Promise<string[]> {
  await buildSiteContent(developmentDatabase)
  const content = openContent<SiteContent>(developmentDatabase)
  const examples = globSync('**/*.tsx', { cwd: join(import.meta.dirname, 'examples') })
  const patternPaths: Record<PatternPath, readonly string[]> = {
    '/docs/*': content
      .queryCollection('docs')
      .select('path')
      .all()
      .map(({ path }) => path),
    '/examples/*': examples.map((file) => `/examples/${file.replace(/\.tsx$/, '')}`).sort(),
    '/releases/:version?': ['/releases', ...releasePaths()],
  }
  const paths = pages
    .filter(({ prerender }) => prerender)
    .flatMap(({ path }) => (isPattern(path) ? patternPaths[path as PatternPath] : [path]))

  assertLinks(content, {
    knownPaths: [...paths, '/figma#tokens', ...redirects.map(({ from }) => from)],
    knownFiles: publicFiles(join(import.meta.dirname, 'public')),
  })
  content.close()
  return paths
}
