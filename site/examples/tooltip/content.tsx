import { Button, Tooltip } from '@frond/ui'

export default function TooltipContent() {
  return (
    <Tooltip
      renderContent={
        <span className="grid gap-0.5 py-1">
          <strong className="font-semibold">Deployed</strong>
          <span className="text-muted">Main branch, 5 minutes ago</span>
        </span>
      }
    >
      <Button label="Status" color="success" variant="soft" />
    </Tooltip>
  )
}
