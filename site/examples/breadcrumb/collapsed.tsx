import { Breadcrumb } from '@frond/ui'
import { useState } from 'react'

const path = ['Home', 'Projects', 'Website', 'Assets', 'Icons', 'Leaf.svg'].map((label) => ({ label, to: `#${label}` }))
const hidden = { label: '…', isGap: true }

/** The middle of a long path is collapsed into one item that expands it. */
export default function CollapsedBreadcrumb() {
  const [isWhole, setWhole] = useState(false)
  const items = isWhole ? path : [path[0]!, hidden, ...path.slice(-2)]

  return (
    <Breadcrumb
      items={items}
      itemLabel={({ item }) =>
        'isGap' in item ? (
          <button
            type="button"
            aria-label="Show full path"
            className="cursor-pointer rounded-sm px-1 hover:bg-elevated focus-visible:outline-2"
            onClick={() => setWhole(true)}
          >
            …
          </button>
        ) : (
          item.label
        )
      }
    />
  )
}
