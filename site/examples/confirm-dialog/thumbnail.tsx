import { Button, Icon } from '@frond/ui'

/** A static copy of the open dialog, because the dialog itself needs JavaScript. */
export default function ConfirmDialogThumbnail() {
  return (
    <div className="grid h-80 w-full grid-cols-1 place-items-center bg-accented">
      <div className="w-9/10 max-w-sm rounded-xl border border-default bg-raised p-5 shadow-2xl">
        <div className="flex gap-3">
          <Icon name="lucide:triangle-alert" className="size-5 text-error" />
          <div className="flex-1 text-sm">
            <p className="font-semibold text-highlighted">Delete 12 photos?</p>
            <p className="mt-1 text-muted">They are removed from all albums. You cannot undo this.</p>
          </div>
        </div>
        <div className="mt-5 flex justify-end gap-2">
          <Button label="Keep" color="neutral" variant="outline" />
          <Button label="Delete" color="error" />
        </div>
      </div>
    </div>
  )
}
