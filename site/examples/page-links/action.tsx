import { PageLinks } from '@frond/ui'
import { useState } from 'react'

/** A link with `onClick` and no `to` is a button. */
export default function PageLinksAction() {
  const [saved, setSaved] = useState(false)
  return (
    <PageLinks
      title="This page"
      links={[
        {
          label: saved ? 'Saved for later' : 'Save for later',
          icon: saved ? 'lucide:bookmark-check' : 'lucide:bookmark',
          onClick: () => setSaved(!saved),
        },
        { label: 'All components', icon: 'lucide:box', to: '/docs/components' },
      ]}
    />
  )
}
