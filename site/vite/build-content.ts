import { join } from 'node:path'
import { buildContent, formatProblem, type BuildResult } from '@frond/content/build'
import { contentConfig } from '../content.config.ts'

const site = join(import.meta.dirname, '..')

export const contentFolder = join(site, 'content')

/** The content database, in development and for the production build. */
export const developmentDatabase = join(site, '.cache/content.db')
export const productionDatabase = join(site, 'build/content.db')

/** Builds the content database. If a file is invalid, it throws an error that lists every problem with its position. */
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
