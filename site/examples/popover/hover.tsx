import { Avatar, Button, Popover } from '@frond/ui'

export default function HoverPopover() {
  return (
    <Popover
      mode="hover"
      openDelay={200}
      closeDelay={100}
      renderContent={
        <div className="flex w-72 gap-3 p-4">
          <Avatar alt="Frond UI" size="lg" />
          <div className="grid gap-1">
            <p className="font-medium text-highlighted">Frond UI</p>
            <p className="text-muted">Small, fast and customizable React components.</p>
          </div>
        </div>
      }
    >
      <Button to="/docs/getting-started" label="@frond" color="neutral" variant="link" />
    </Popover>
  )
}
