import { Button } from '@frond/ui'

/** A static copy of the open tooltip, because the tooltip itself needs JavaScript. */
export default function TooltipThumbnail() {
  return (
    <div className="grid justify-items-center">
      <span className="rounded-md bg-inverted px-2.5 py-1 text-xs text-inverted">Settings</span>
      <span className="-mt-1 mb-1.5 size-2 rotate-45 bg-inverted" />
      <Button icon="lucide:settings" aria-label="Settings" color="neutral" variant="subtle" />
    </div>
  )
}
