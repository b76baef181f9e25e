import { ChangelogVersions } from '@frond/ui'

const versions = [
  { title: 'Version 3.1', date: '2026-11-15', badge: 'Latest', description: 'Prices, releases and errors.' },
  { title: 'Version 3.0', date: '2026-10-01', description: 'A new library, with every old component.' },
]

export default function ChangelogVersionsThumbnail() {
  return <ChangelogVersions versions={versions} className="w-full" />
}
