import { Button, DropdownMenu, type DropdownMenuProps } from '@frond/ui'

const items = [
  { label: 'Edit', icon: 'lucide:pencil' },
  { label: 'Duplicate', icon: 'lucide:copy' },
  { label: 'Delete', icon: 'lucide:trash-2', color: 'error' as const },
]

export default function DropdownMenuPlayground(props: Partial<DropdownMenuProps>) {
  return (
    <DropdownMenu items={items} {...props}>
      <Button label="Actions" color="neutral" variant="outline" />
    </DropdownMenu>
  )
}
