import { Button, DropdownMenu } from '@frond/ui'
import { useState } from 'react'

const labels = ['Bug', 'Documentation', 'Duplicate', 'Enhancement', 'Good first issue', 'Help wanted', 'Question']

export default function DropdownMenuWithFilter() {
  const [label, setLabel] = useState('Bug')

  return (
    <DropdownMenu
      filter={{ placeholder: 'Search labels' }}
      items={labels.map((name) => ({
        label: name,
        type: 'radio' as const,
        checked: name === label,
        onCheckedChange: () => setLabel(name),
      }))}
      empty={({ searchTerm }) => `No labels match “${searchTerm}”`}
    >
      <Button label={label} icon="lucide:tag" color="neutral" variant="outline" />
    </DropdownMenu>
  )
}
