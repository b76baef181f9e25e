import { SelectMenu } from '@frond/ui'
import { useState } from 'react'

const labels = [
  { label: 'Bug', value: 'bug', chip: { color: 'error' as const } },
  { label: 'Documentation', value: 'docs', chip: { color: 'info' as const } },
  { label: 'Enhancement', value: 'enhancement', chip: { color: 'success' as const } },
  { label: 'Good first issue', value: 'first', chip: { color: 'primary' as const } },
  { label: 'Question', value: 'question', chip: { color: 'warning' as const } },
]

export default function MultipleSelectMenu() {
  const [selected, setSelected] = useState(['bug', 'docs'])

  return (
    <SelectMenu
      multiple
      clear
      aria-label="Labels"
      icon="lucide:tags"
      items={labels}
      value={selected}
      onValueChange={setSelected}
      placeholder="No labels"
      className="w-64"
    />
  )
}
