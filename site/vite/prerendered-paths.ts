import { globSync } from 'node:fs'
import { join } from 'node:path'
import { openContent } from '@frond/content'
import { assertLinks, publicFiles } from '@frond/content/build'
import type { SiteContent } from '../content.config.ts'
import { isPattern, pages, type PrerenderedPath } from '../pages.ts'
import { redirects } from '../redirects.ts'
import { buildSiteContent, developmentDatabase } from './build-content.ts'
import { releasePaths } from './release-paths.ts'

const site = join(import.meta.dirname, '..')

type PatternPath = Extract<PrerenderedPath, `${string}/${'*' | `:${string}`}`>

/** Checks the content as the build does, without building the site. Throws an error that lists every problem. */
export async function checkSiteContent(): Promise<void> {
  await buildSiteContent(developmentDatabase)
  prerenderedPaths(developmentDatabase)
}

/**
 * Every page that the build writes. Throws an error that lists the links in the content to pages and headings that do not exist.
 *
 * @param database The content database.
 */
export function prerenderedPaths(database: string): string[] {
  const content = openContent<SiteContent>(database)
  const examples = globSync('**/*.tsx', { cwd: join(site, 'examples') })
  const listed = content.queryCollection('templates').first()?.templates ?? []
  const patternPaths: Record<PatternPath, readonly string[]> = {
    '/docs/*': content
      .queryCollection('docs')
      .select('path')
      .all()
      .map(({ path }) => path),
    '/releases/:version?': ['/releases', ...releasePaths()],
    '/templates/:name?': ['/templates', ...listed.map(({ name }) => `/templates/${name}`)],
  }
  const paths = pages
    .filter(({ prerender }) => prerender)
    .flatMap(({ path }) => (isPattern(path) ? patternPaths[path as PatternPath] : [path]))

  assertLinks(content, {
    knownPaths: [
      ...paths,
      ...examples.map((file) => `/examples/${file.replace(/\.tsx$/, '')}`),
      '/figma#tokens',
      '/figma#import',
      '/llms.txt',
      '/llms-full.txt',
      '/feed.xml',
      ...redirects.map(({ from }) => from),
    ],
    knownFiles: publicFiles(join(site, 'public')),
  })
  content.close()
  return paths
}
