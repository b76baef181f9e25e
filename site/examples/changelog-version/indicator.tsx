import { ChangelogVersion, Icon } from '@frond/ui'

export default function ChangelogVersionIndicator() {
  return (
    <ChangelogVersion
      title="Security fix"
      date="2026-11-02"
      description="Links ignore javascript: URLs."
      className="w-full"
      renderIndicator={({ ui }) => (
        <span className={ui.dot}>
          <Icon name="lucide:shield" className="size-2.5 text-error" />
        </span>
      )}
    />
  )
}
