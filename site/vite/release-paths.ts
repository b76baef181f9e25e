import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { joinReleases, type Release } from '../app/changelog/parse-releases.ts'

const repository = join(import.meta.dirname, '../..')

/** All versions, including the next one. */
export function readReleases(): Release[] {
  const { name, version } = JSON.parse(read('packages/ui/package.json')) as { name: string; version: string }
  return joinReleases({
    name,
    version,
    changelogs: globSync('packages/*/CHANGELOG.md', { cwd: repository }).map(read),
    changeFiles: globSync('.changeset/*.md', { cwd: repository, exclude: ['.changeset/README.md'] }).map(read),
  })
}

export function releasePath({ version }: Release): string {
  return `/releases/${version}`
}

/** The paths of all versions, including the next one. */
export function releasePaths(): string[] {
  return readReleases().map(releasePath)
}

function read(file: string): string {
  return readFileSync(join(repository, file), 'utf8')
}
