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

/** Every release of the packages, latest first; what waits to be published comes before all. */
export function releases(): readonly Release[] {
  return all
}
