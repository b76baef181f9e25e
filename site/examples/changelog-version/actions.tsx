import { Button, ChangelogVersion } from '@frond/ui'

export default function ChangelogVersionActions() {
  return (
    <ChangelogVersion
      title="Version 3.1"
      date="2026-11-15"
      description="New components for pricing, changelogs and errors."
      indicator={false}
      className="w-full"
      actions={
        <>
          <Button label="Upgrade guide" color="neutral" variant="outline" size="sm" icon="lucide:book-open" />
          <Button label="All changes" color="neutral" variant="ghost" size="sm" />
        </>
      }
    />
  )
}
