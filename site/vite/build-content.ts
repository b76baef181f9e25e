import { join } from 'node:path'
import { buildContent, formatProblem, type BuildResult } from '@frond/content/build'
import { contentConfig } from '../content.config.ts'

const site = join(import.meta.dirname, '..')

export const contentFolder = join(site, 'content')

/** Where the pages are read from: in development, and beside the production build. */
export const developmentDatabase = join(site, '.cache/content.db')
export const productionDatabase = join(site, 'build/content.db')

/** Makes the database of all content. Throws with every problem and its place when a file is faulty. */
export async function buildSiteContent(database: string): Promise<BuildResult> {
  const result = await buildContent({
    root: contentFolder,
    config: contentConfig,
    database,
    cache: join(site, '.cache/content'),
  })
  for (const warning of result.warnings) console.warn(`content: ${formatProblem(warning)}`)
  return result
}
