import { Avatar, Button, DropdownMenu } from '@frond/ui'
import { useNavigate } from 'react-router'
import type { Account } from '../account'
import { useAccountActions } from '../use-account-actions'

/** The menu of the visitor who is signed in. */
export function AccountMenu({ account }: { account: Account }) {
  const navigate = useNavigate()
  const { leave } = useAccountActions()

  return (
    <DropdownMenu
      content={{ align: 'end' }}
      items={[
        [{ type: 'label', label: account.email }],
        [
          { label: 'Profile', icon: 'lucide:user', to: '/account' },
          { label: 'Notifications', icon: 'lucide:bell', to: '/account/notifications' },
          { label: 'Billing', icon: 'lucide:credit-card', to: '/account/billing' },
        ],
        [
          {
            label: 'Sign out',
            icon: 'lucide:log-out',
            onSelect: () => leave().then((isDone) => isDone && navigate('/')),
          },
        ],
      ]}
    >
      <Button color="neutral" variant="ghost" aria-label={`Account of ${account.name}`} className="rounded-full p-1">
        <Avatar alt={account.name} size="sm" />
      </Button>
    </DropdownMenu>
  )
}
