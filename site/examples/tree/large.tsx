import { Tree } from '@frond/ui'

const shelves = Array.from({ length: 100 }, (_, shelf) => ({
  label: `Shelf ${shelf + 1}`,
  value: `shelf-${shelf}`,
  children: Array.from({ length: 100 }, (__, box) => ({
    label: `Box ${shelf + 1}-${box + 1}`,
    value: `box-${shelf}-${box}`,
    icon: 'lucide:package',
  })),
}))

const open = shelves.map((shelf) => shelf.value)

/** 10,000 expanded items: only the visible rows are rendered. */
export default function LargeTree() {
  return <Tree aria-label="Warehouse" items={shelves} defaultExpanded={open} className="h-80 max-w-xs" />
}
