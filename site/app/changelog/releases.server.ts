import { name, version } from '@frond/ui/package.json'
import { joinReleases, type Release } from './parse-releases'

const changelogs = import.meta.glob<string>('../../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const changeFiles = import.meta.glob<string>(['../../../.changeset/*.md', '!../../../.changeset/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const all = joinReleases({
  name,
  version,
  changelogs: Object.values(changelogs),
  changeFiles: Object.values(changeFiles),
})

/** All releases of the packages, latest first. Unpublished changes come before all. */
export function releases(): readonly Release[] {
  return all
}
