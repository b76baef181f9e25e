import { ChangelogVersion } from '@frond/ui'

export default function ChangelogVersionAuthors() {
  return (
    <ChangelogVersion
      title="Version 3.1"
      date="2026-11-15"
      description="New components for pricing, changelogs and errors."
      image={{ src: '/favicon.svg', alt: 'The Frond UI leaf', className: 'object-contain p-8' }}
      authors={[{ name: 'Frond UI', description: 'Component library', avatar: { src: '/favicon.svg' } }]}
      className="w-full"
    >
      <p className="text-sm text-toned">This release adds 14 components. All of them render without JavaScript.</p>
    </ChangelogVersion>
  )
}
