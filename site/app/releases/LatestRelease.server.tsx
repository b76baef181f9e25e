import { Badge } from '@frond/ui/badge'
import { Icon } from '@frond/ui/icon'
import { site } from '../../site.config'
import { changeKinds, type Release } from '../changelog/parse-releases'
import { describe } from './ReleaseNotes.server'

interface LatestReleaseProps {
  release: Release
  isLatest: boolean
}

/** The version of a release, the number of its changes, and a link to it. */
export function LatestRelease({ release, isLatest }: LatestReleaseProps) {
  const { badge } = describe(release, isLatest)
  return (
    <>
      <h3>
        {site.name} {release.version}
        {badge && <Badge variant="subtle" size="sm" {...badge} />}
      </h3>
      <p>{countChanges(release)}</p>
      <a href={`/releases/${release.version}`}>
        What is new in {release.version}
        <Icon name="lucide:arrow-right" className="size-4 rtl:-scale-x-100" />
      </a>
    </>
  )
}

const kindNames = { major: 'breaking', minor: 'new', patch: 'fixed' } as const

/** For example "2 breaking, 14 new, 3 fixed". */
function countChanges({ changes }: Release): string {
  return changeKinds
    .map((kind) => [changes.filter((change) => change.kind === kind).length, kindNames[kind]] as const)
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}`)
    .join(', ')
}
