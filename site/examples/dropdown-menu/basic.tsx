import { Button, DropdownMenu, type DropdownMenuItem } from '@frond/ui'

const items: DropdownMenuItem[][] = [
  [
    { label: 'Edit', icon: 'lucide:pencil', kbds: ['e'] },
    { label: 'Duplicate', icon: 'lucide:copy', kbds: ['meta', 'd'] },
    {
      label: 'Move to',
      icon: 'lucide:folder-input',
      children: [{ label: 'Drafts' }, { label: 'Published' }, { label: 'Templates' }],
    },
  ],
  [{ label: 'Delete', icon: 'lucide:trash-2', color: 'error', kbds: ['meta', 'backspace'] }],
]

export default function BasicDropdownMenu() {
  return (
    <DropdownMenu items={items} content={{ align: 'start' }}>
      <Button label="Actions" trailingIcon="lucide:chevron-down" color="neutral" variant="outline" />
    </DropdownMenu>
  )
}
