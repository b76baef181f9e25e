import { CommandPalette } from '@frond/ui'
import { useState } from 'react'

const groups = [
  {
    id: 'labels',
    label: 'Labels',
    items: [
      { label: 'Bug', value: 'bug', chip: { color: 'error' as const } },
      { label: 'Idea', value: 'idea', chip: { color: 'info' as const } },
      { label: 'Question', value: 'question', chip: { color: 'warning' as const } },
      { label: 'Done', value: 'done', chip: { color: 'success' as const } },
    ],
  },
]

export default function MultipleCommandPalette() {
  const [labels, setLabels] = useState<string[]>(['idea'])

  return (
    <CommandPalette
      aria-label="Labels"
      placeholder="Add or remove labels…"
      icon="lucide:tag"
      groups={groups}
      multiple
      value={labels}
      onValueChange={setLabels}
      autoFocus={false}
      footer={<p className="px-2 py-1 text-xs text-muted">{labels.length} of 4 selected</p>}
      className="w-full max-w-sm rounded-lg ring ring-default"
    />
  )
}
