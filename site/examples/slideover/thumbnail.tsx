import { Button } from '@frond/ui'

/** A static copy of the open dialog, because the dialog itself needs JavaScript. */
export default function SlideoverThumbnail() {
  return (
    <div className="flex h-52 w-full justify-end overflow-hidden rounded-lg bg-accented border border-default">
      <div className="w-52 bg-raised shadow-2xl border border-default">
        <div className="flex items-center justify-between border-b border-default py-2 ps-5 pe-2.5">
          <p className="font-semibold text-highlighted">Your order</p>
          <Button icon="lucide:x" aria-label="Close" color="neutral" variant="ghost" size="sm" />
        </div>
        <dl className="grid grid-cols-[1fr_auto] gap-y-2 px-5 py-4 text-sm text-muted">
          <dt>Rye bread</dt>
          <dd>2</dd>
          <dt>Rolls</dt>
          <dd>6</dd>
        </dl>
      </div>
    </div>
  )
}
