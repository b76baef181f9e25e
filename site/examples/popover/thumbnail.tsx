import { Button, Switch } from '@frond/ui'

/** A static copy of the open panel, because the popover itself needs JavaScript. */
export default function PopoverThumbnail() {
  return (
    <div className="grid h-80 w-full grid-cols-1 content-center justify-items-center gap-2 bg-muted">
      <Button label="Who can see this?" color="neutral" variant="outline" />
      <div className="grid w-72 max-w-full grid-cols-1 gap-4 rounded-lg border border-default bg-raised p-4 shadow-lg">
        <div className="text-sm">
          <p className="font-medium text-highlighted">Visible to your team</p>
          <p className="mt-1 text-muted">Guests see a project after it has been shared with them.</p>
        </div>
        <Switch label="Anyone with the link" defaultChecked />
        <Switch label="Search engines" />
      </div>
    </div>
  )
}
