import { Button, DropdownMenu, type DropdownMenuItem } from '@frond/ui'
import { useState } from 'react'

const columns = ['Name', 'Status', 'Last updated', 'Owner']

export default function DropdownMenuOfColumns() {
  const [shown, setShown] = useState<string[]>(['Name', 'Status'])

  const items: DropdownMenuItem[] = columns.map((label) => ({
    label,
    type: 'checkbox',
    checked: shown.includes(label),
    disabled: label === 'Name',
    onCheckedChange: (checked) => setShown(checked ? [...shown, label] : shown.filter((other) => other !== label)),
    // Keep the menu open to toggle several columns.
    onSelect: (event) => event.preventDefault(),
  }))

  return (
    <DropdownMenu items={[{ type: 'label', label: 'Columns' }, ...items]}>
      <Button label={`${shown.length} columns`} icon="lucide:columns-3" color="neutral" variant="outline" />
    </DropdownMenu>
  )
}
