import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { buildContent, formatProblem, type BuildResult } from '@frond/content/build'
import { contentConfig } from '../content.config.ts'
import { toWorkingCommands } from '../packed-library.ts'

const site = join(import.meta.dirname, '..')

export const contentFolder = join(site, 'content')

/** The content database, in development and for the production build. */
export const developmentDatabase = join(site, '.cache/content.db')
export const productionDatabase = join(site, 'build/content.db')

/** The pages whose commands readers run. Others show commands only as examples of code blocks. */
const hasInstallCommands = /^(?:index\.yml|docs\/1\.getting-started\/.*)$/

/** Builds the content database. If a file is invalid, it throws an error that lists every problem with its position. */
export async function buildSiteContent(database: string): Promise<BuildResult> {
  const result = await buildContent({
    root: contentFolder,
    config: contentConfig,
    database,
    transform: (text, file) => (hasInstallCommands.test(file) ? toWorkingCommands(text) : text),
    cache: join(site, '.cache/content'),
  })
  for (const warning of result.warnings) console.warn(`content: ${formatProblem(warning)}`)
  return result
}

let contentBuild: Promise<unknown> | undefined

/**
 * Starts building the database of the production site on another thread, while this one starts to bundle the scripts. Does
 * nothing if it was started before.
 */
export function startContentBuild(): Promise<unknown> {
  if (!contentBuild) {
    contentBuild = once(new Worker(join(import.meta.dirname, 'content-worker.ts')), 'exit')
    // `waitForContent` reports the error.
    contentBuild.catch(() => {})
  }
  return contentBuild
}

/** The path of the production database, once it is built. Rejects if the content is invalid. */
export async function waitForContent(): Promise<string> {
  await startContentBuild()
  return productionDatabase
}
