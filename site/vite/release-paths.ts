import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { joinReleases } from '../app/changelog/parse-releases.ts'

const repository = join(import.meta.dirname, '../..')

/** The paths of all versions, including the next one. */
export function releasePaths(): string[] {
  const { name, version } = JSON.parse(read('packages/ui/package.json')) as { name: string; version: string }
  const releases = joinReleases({
    name,
    version,
    changelogs: globSync('packages/*/CHANGELOG.md', { cwd: repository }).map(read),
    changeFiles: globSync('.changeset/*.md', { cwd: repository, exclude: ['.changeset/README.md'] }).map(read),
  })
  return releases.map((release) => `/releases/${release.version}`)
}

function read(file: string): string {
  return readFileSync(join(repository, file), 'utf8')
}
