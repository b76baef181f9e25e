import { ChangelogVersion, ChangelogVersions } from '@frond/ui'

export default function ChangelogVersionsChildren() {
  return (
    <ChangelogVersions className="w-full">
      <ChangelogVersion title="Rye is back" date="2026-11-10" badge="New">
        <p className="text-sm text-toned">The new harvest has been milled. We bake it on Tuesdays and Fridays.</p>
      </ChangelogVersion>
      <ChangelogVersion title="Open on Sundays" date="2026-09-06">
        <p className="text-sm text-toned">From eight to eleven, for rolls and coffee.</p>
      </ChangelogVersion>
    </ChangelogVersions>
  )
}
