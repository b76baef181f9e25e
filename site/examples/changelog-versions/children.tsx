import { ChangelogVersion, ChangelogVersions } from '@frond/ui'

export default function ChangelogVersionsChildren() {
  return (
    <ChangelogVersions className="w-full">
      <ChangelogVersion title="Calendar sync" date="2026-11-10" badge="New">
        <p className="text-sm text-toned">Connect your calendar to see meetings next to your tasks.</p>
      </ChangelogVersion>
      <ChangelogVersion title="Keyboard shortcuts" date="2026-09-06">
        <p className="text-sm text-toned">Press ? anywhere to see all shortcuts.</p>
      </ChangelogVersion>
    </ChangelogVersions>
  )
}
