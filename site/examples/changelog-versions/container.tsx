import { ChangelogVersions } from '@frond/ui'
import { useRef } from 'react'

const versions = [
  { title: 'Version 3.1', date: '2026-11-15', description: 'New components for pricing, changelogs and errors.' },
  { title: 'Version 3.0', date: '2026-10-01', description: 'A rewrite with all components of version 2.' },
  { title: 'Version 2.9', date: '2026-07-21', description: 'The last feature release of version 2.' },
  { title: 'Version 2.8', date: '2026-05-04', description: 'Faster tables.' },
]

export default function ChangelogVersionsContainer() {
  const container = useRef<HTMLDivElement>(null)

  return (
    <div ref={container} role="region" aria-label="Releases" tabIndex={0} className="h-80 w-full overflow-y-auto p-4">
      <ChangelogVersions versions={versions} indicator={{ container }} />
    </div>
  )
}
