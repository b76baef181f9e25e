import { Button, Popover } from '@frond/ui'

export default function BasicPopover() {
  return (
    <Popover
      renderContent={
        <div className="grid w-72 gap-1 p-4">
          <p className="font-medium text-highlighted">Only you and your team</p>
          <p className="text-muted">Guests see a project after it has been shared with them.</p>
        </div>
      }
    >
      <Button label="Who can see this?" color="neutral" variant="subtle" />
    </Popover>
  )
}
