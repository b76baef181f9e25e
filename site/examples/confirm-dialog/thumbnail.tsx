import { Button } from '@frond/ui'

/** Drawn open: the dialog itself belongs to a script. */
export default function ConfirmDialogThumbnail() {
  return (
    <div className="w-72 rounded-xl bg-raised p-5 shadow-xl border border-default">
      <p className="font-semibold text-highlighted">Publish the draft?</p>
      <p className="mt-1 text-sm text-muted">Everybody can read it from then on.</p>
      <div className="mt-5 flex justify-end gap-2">
        <Button label="Cancel" color="neutral" variant="ghost" size="sm" />
        <Button label="Publish" size="sm" />
      </div>
    </div>
  )
}
