import { Breadcrumb, Button } from '@frond/ui'
import { useState } from 'react'

const path = ['Home', 'Projects', 'Website', 'Assets', 'Icons', 'Leaf.svg'].map((label) => ({ label, to: `#${label}` }))
const hidden = { label: '…', isGap: true }

/** The middle of a long path is collapsed into one item that expands it. */
export default function CollapsedBreadcrumb() {
  const [isWhole, setWhole] = useState(false)
  const items = isWhole ? path : [path[0]!, hidden, ...path.slice(-2)]

  return (
    <Breadcrumb
      aria-label="Folders"
      items={items}
      itemLabel={({ item }) =>
        'isGap' in item ? (
          <Button
            icon="lucide:ellipsis"
            aria-label="Show full path"
            color="neutral"
            variant="ghost"
            size="xs"
            onClick={() => setWhole(true)}
          />
        ) : (
          item.label
        )
      }
    />
  )
}
