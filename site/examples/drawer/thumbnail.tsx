import { Button, Input } from '@frond/ui'

/** A static copy of the open drawer, because the drawer itself needs JavaScript. */
export default function DrawerThumbnail() {
  return (
    <div className="flex h-80 w-full items-end overflow-hidden bg-accented">
      <div className="w-full rounded-t-xl border border-default bg-raised p-5 shadow-2xl">
        <span className="mx-auto -mt-2 mb-4 block h-1.5 w-12 rounded-full bg-accented" />
        <div className="mx-auto grid max-w-md gap-3">
          <div>
            <p className="font-semibold text-highlighted">Share this page</p>
            <p className="text-sm text-muted">Anyone with the link can view it.</p>
          </div>
          <Input defaultValue="example.com/p/garden-plan" aria-label="Link" className="w-full" />
          <Button block label="Copy link" icon="lucide:link" />
          <Button block label="Send by email" icon="lucide:mail" color="neutral" variant="outline" />
        </div>
      </div>
    </div>
  )
}
