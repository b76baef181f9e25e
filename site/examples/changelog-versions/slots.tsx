import { Badge, ChangelogVersions } from '@frond/ui'

const versions = [
  { title: 'Version 3.1', date: '2026-11-15', changes: ['PricingPlans', 'ChangelogVersions', 'Error'] },
  { title: 'Version 3.0', date: '2026-10-01', changes: ['Button', 'Input', 'Modal'] },
]

export default function ChangelogVersionsSlots() {
  return (
    <ChangelogVersions
      versions={versions}
      className="w-full"
      body={({ version }) => (
        <ul className="flex flex-wrap gap-2">
          {version.changes.map((name) => (
            <li key={name}>
              <Badge label={name} color="neutral" variant="subtle" />
            </li>
          ))}
        </ul>
      )}
    />
  )
}
