import { Button } from '@frond/ui'

/** A static copy of the open dialog, because the dialog itself needs JavaScript. */
export default function ModalThumbnail() {
  return (
    <div className="grid h-80 w-full grid-cols-1 overflow-hidden place-items-center bg-accented">
      <div className="w-9/10 max-w-sm rounded-xl border border-default bg-raised shadow-2xl">
        <div className="flex items-start justify-between gap-2 border-b border-default px-5 py-3">
          <div>
            <p className="font-semibold text-highlighted">Invite people</p>
            <p className="text-sm text-muted">They get an email with a link.</p>
          </div>
          <Button icon="lucide:x" aria-label="Close" color="neutral" variant="ghost" size="sm" />
        </div>
        <div className="grid grid-cols-1 gap-2 border-b border-default px-5 py-4">
          <p className="text-sm font-medium text-highlighted">Email</p>
          <p className="rounded-md border border-default px-3 py-1.5 text-sm text-highlighted">mara@example.com</p>
          <p className="text-sm text-muted">She can edit all pages.</p>
        </div>
        <div className="flex justify-end gap-2 px-5 py-3">
          <Button label="Cancel" color="neutral" variant="outline" />
          <Button label="Send invitation" />
        </div>
      </div>
    </div>
  )
}
