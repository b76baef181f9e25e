import { Button, DropdownMenu, type DropdownMenuItem } from '@frond/ui'

const items: DropdownMenuItem[][] = [
  [{ type: 'label', label: 'Acme Inc.', avatar: { text: 'A' } }],
  [
    { label: 'Guide', icon: 'lucide:book-open', to: '/docs/getting-started' },
    { label: 'Components', icon: 'lucide:blocks', to: '/docs/components' },
    { label: 'Source', icon: 'lucide:code', to: 'https://github.com/frond-ui/frond', target: '_blank' },
  ],
  [{ label: 'Sign out', icon: 'lucide:log-out' }],
]

export default function AccountMenu() {
  return (
    <DropdownMenu items={items} content={{ align: 'end' }} aria-label="Account">
      <Button aria-label="Account" avatar={{ text: 'A' }} color="neutral" variant="ghost" />
    </DropdownMenu>
  )
}
