import { ChangelogVersion, Icon } from '@frond/ui'

export default function ChangelogVersionIndicator() {
  return (
    <ChangelogVersion
      title="A security fix"
      date="2026-11-02"
      description="Addresses that run a script are left out of every link."
      className="w-full"
      renderIndicator={({ ui }) => (
        <span className={ui.dot}>
          <Icon name="lucide:shield" className="size-2.5 text-error" />
        </span>
      )}
    />
  )
}
