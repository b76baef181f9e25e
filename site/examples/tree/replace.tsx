import { Tree } from '@frond/ui'
import { useState } from 'react'

const items = [
  {
    label: 'Summer',
    value: 'summer',
    defaultExpanded: true,
    children: [
      { label: 'Beach.jpg', value: 'beach', icon: 'lucide:image' },
      { label: 'Harbor.jpg', value: 'harbour', icon: 'lucide:image' },
      { label: 'Lighthouse.jpg', value: 'lighthouse', icon: 'lucide:image' },
    ],
  },
  { label: 'Garden.jpg', value: 'garden', icon: 'lucide:image' },
]

/** As in a file manager: a press selects one item, Ctrl or Cmd adds an item, Shift selects a range. */
export default function ReplaceTree() {
  const [value, setValue] = useState(['harbour'])

  return (
    <div className="grid w-full max-w-xs gap-4">
      <Tree
        aria-label="Pictures"
        items={items}
        multiple
        selectionBehavior="replace"
        value={value}
        onValueChange={setValue}
      />
      <p className="text-sm text-muted">{value.length === 1 ? '1 item' : `${value.length} items`} selected</p>
    </div>
  )
}
