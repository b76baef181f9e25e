import { globSync } from 'node:fs'
import { join } from 'node:path'
import { openContent } from '@frond/content'
import { assertLinks, publicFiles } from '@frond/content/build'
import type { Config } from '@react-router/dev/config'
import type { SiteContent } from './content.config.ts'
import { redirects } from './redirects.ts'
import { finishBuild } from './vite/finish-build.ts'
import { buildSiteContent, developmentDatabase } from './vite/build-content.ts'
import { releasePaths } from './vite/release-paths.ts'

/** Pages with a route of their own, save the home page. */
const widePages = [
  '/figma',
  '/pro',
  '/pro/activate',
  '/pro/pricing',
  '/pro/purchase',
  '/releases',
  '/showcase',
  '/team',
  '/templates',
  ...releasePaths(),
]

export default {
  ssr: true,
  // All routes are known from the start, so that a client navigation never asks the server which there are.
  routeDiscovery: { mode: 'initial' },
  // One module for a route and its loader: fewer requests.
  splitRouteModules: false,
  prerender: { paths: pagePaths, concurrency: 4 },
  buildEnd: finishBuild,
} satisfies Config

/** Every page that is made ahead: the docs, and each example alone. A link to a page that is not there stops the build. */
async function pagePaths(): Promise<string[]> {
  const folder = join(import.meta.dirname, 'examples')
  const examples = globSync('**/*.tsx', { cwd: folder }).map((file) => `/examples/${file.replace(/\.tsx$/, '')}`)

  await buildSiteContent(developmentDatabase)
  const content = openContent<SiteContent>(developmentDatabase)
  const docs = content.queryCollection('docs').select('path').all()
  assertLinks(content, {
    knownPaths: ['/', ...widePages, '/figma#tokens', ...examples, ...redirects.map(({ from }) => from)],
    knownFiles: publicFiles(join(import.meta.dirname, 'public')),
  })
  content.close()

  return ['/', ...widePages, ...docs.map(({ path }) => path), ...examples.sort()]
}
