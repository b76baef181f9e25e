import { Button, Chip } from '@frond/ui'

export default function BasicChip() {
  return (
    <Chip>
      <Button icon="lucide:bell" aria-label="Notifications, some unread" color="neutral" variant="subtle" />
    </Chip>
  )
}
