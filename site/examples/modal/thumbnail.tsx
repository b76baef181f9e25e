import { Button } from '@frond/ui'

/** A static copy of the open dialog, because the dialog itself needs JavaScript. */
export default function ModalThumbnail() {
  return (
    <div className="grid h-52 w-full place-items-center rounded-lg bg-accented border border-default">
      <div className="w-64 rounded-xl bg-raised shadow-2xl border border-default">
        <div className="flex items-center justify-between border-b border-default py-2 ps-5 pe-2.5">
          <p className="font-semibold text-highlighted">What is new</p>
          <Button icon="lucide:x" aria-label="Close" color="neutral" variant="ghost" size="sm" />
        </div>
        <p className="px-5 py-4 text-sm text-muted">Tables can be sorted by more than one column.</p>
      </div>
    </div>
  )
}
