import { ChangelogVersions } from '@frond/ui/changelog-versions'
import { ChangeText } from './ChangeText.server'
import { changeKinds, type Change, type ChangeKind, type Release } from '../changelog/parse-releases'

const headings: Readonly<Record<ChangeKind, string>> = {
  major: 'What you have to change',
  minor: 'New',
  patch: 'Fixed',
}

interface ReleaseListProps {
  /** The releases to list. */
  releases: readonly Release[]
  /** The latest published release. */
  latest: Release | undefined
}

/** A list of releases. */
export function ReleaseList({ releases, latest }: ReleaseListProps) {
  return (
    <ChangelogVersions
      versions={releases.map((release) => ({
        ...describe(release, release === latest),
        to: `/releases/${release.version}`,
        body: <Changes changes={release.changes} headingLevel={3} />,
      }))}
    />
  )
}

export function findLatest(releases: readonly Release[]): Release | undefined {
  return releases.find(({ published }) => published)
}

/** What a reader should know about a version before the list of its changes. */
const summaries: Readonly<Record<string, string>> = {
  '3.0.0':
    'More than 130 React components for forms, tables, dates, dialogs, navigation, dashboards, chats and whole pages, in one package. Wrap your app in App, and use them with Vite or Next.js, with Tailwind CSS or without it. Pages look right before JavaScript loads, in light and dark mode and in both text directions, and the texts of the components come in 63 languages. If you use version 2, read the migration guide first.',
}

/** Returns the display texts of a release. */
export function describe({ version, published, changes }: Release, isLatest: boolean) {
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`
  return {
    title: version,
    badge: published
      ? isLatest
        ? { label: 'Latest' }
        : undefined
      : ({ label: 'Unreleased', color: 'warning' } as const),
    description: [
      summaries[version],
      published ? undefined : 'This version is not published yet. It grows with every change.',
    ]
      .filter(Boolean)
      .join(' '),
    renderDate: count,
  }
}

/** Lists the changes of a release by kind, breaking changes first. */
export function Changes({ changes, headingLevel }: { changes: readonly Change[]; headingLevel: 2 | 3 }) {
  const packages = new Set(changes.map((change) => change.package))
  const Heading = `h${headingLevel}` as const
  return changeKinds.map((kind) => {
    const listed = changes.filter((change) => change.kind === kind)
    if (listed.length === 0) return null
    return (
      <section key={kind} className="mt-8 first:mt-0">
        <Heading className="text-base font-semibold text-highlighted">{headings[kind]}</Heading>
        <ul className="mt-4 flex flex-col gap-4">
          {listed.map((change) => (
            <li key={change.package + change.text} className="flex gap-3 text-base/7 text-default">
              <span aria-hidden className="mt-2.75 size-1.5 shrink-0 rounded-full bg-control" />
              <div className="flex min-w-0 flex-1 flex-col gap-3">
                {packages.size > 1 && <p className="font-mono text-xs text-muted">{change.package}</p>}
                <ChangeText text={change.text} />
              </div>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
