import { Button, Switch } from '@frond/ui'

/** A static copy of the open panel, because the popover itself needs JavaScript. */
export default function PopoverThumbnail() {
  return (
    <div className="grid justify-items-center gap-2">
      <Button label="Who can see this?" color="neutral" variant="subtle" />
      <div className="grid w-60 gap-3 rounded-lg bg-raised p-4 shadow-lg border border-default">
        <Switch label="Everybody" defaultChecked size="sm" />
        <Switch label="Search engines" size="sm" />
      </div>
    </div>
  )
}
