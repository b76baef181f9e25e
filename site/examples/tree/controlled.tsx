import { Button, Tree } from '@frond/ui'
import { useState } from 'react'

const items = [
  {
    label: 'Vegetables',
    value: 'vegetables',
    children: [
      { label: 'Carrot', value: 'carrot' },
      { label: 'Leek', value: 'leek' },
    ],
  },
  {
    label: 'Fruit',
    value: 'fruit',
    children: [
      { label: 'Apple', value: 'apple' },
      { label: 'Pear', value: 'pear' },
    ],
  },
]

export default function ControlledTree() {
  const [value, setValue] = useState<string | null>(null)
  const [expanded, setExpanded] = useState<string[]>(['fruit'])

  return (
    <div className="grid w-full max-w-xs grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-2">
        <Button
          label="Open all"
          size="sm"
          color="neutral"
          variant="outline"
          onClick={() => setExpanded(['vegetables', 'fruit'])}
        />
        <Button label="Close all" size="sm" color="neutral" variant="ghost" onClick={() => setExpanded([])} />
      </div>
      <Tree
        aria-label="Market"
        items={items}
        value={value}
        onValueChange={setValue}
        expanded={expanded}
        onExpandedChange={setExpanded}
      />
      <p className="text-sm text-muted">{value === null ? 'Nothing is selected.' : `Selected: ${value}`}</p>
    </div>
  )
}
