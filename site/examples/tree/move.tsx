import { Tree } from '@frond/ui'
import { useState } from 'react'

interface Page {
  value: string
  label: string
  children?: Page[]
}

const start: Page[] = [
  { value: 'start', label: 'Start' },
  {
    value: 'guide',
    label: 'Guide',
    children: [
      { value: 'install', label: 'Install' },
      { value: 'first', label: 'First steps' },
    ],
  },
  { value: 'recipes', label: 'Recipes', children: [{ value: 'forms', label: 'Forms' }] },
  { value: 'about', label: 'About' },
]

/** Drag a page, or move the focused one with Alt and the arrow keys. */
export default function MoveTree() {
  const [pages, setPages] = useState(start)

  return (
    <Tree
      aria-label="Pages"
      items={pages}
      defaultExpanded={['guide', 'recipes']}
      draggable
      // The start page stays first.
      canMove={({ item, target, position }) =>
        item.value !== 'start' && !(target.value === 'start' && position === 'before')
      }
      onMove={({ items }) => setPages(items)}
      className="max-w-xs"
    />
  )
}
