import { Badge, Button } from '@frond/ui'

/** A static copy of the open dialog, because the dialog itself needs JavaScript. */
export default function SlideoverThumbnail() {
  return (
    <div className="flex h-80 w-full justify-end overflow-hidden bg-accented">
      <div className="flex w-4/5 max-w-sm flex-col border-s border-default bg-raised shadow-2xl">
        <div className="flex items-start justify-between gap-2 border-b border-default px-5 py-3">
          <div>
            <p className="font-semibold text-highlighted">Order 1042</p>
            <p className="text-sm text-muted">Placed on Monday by Nora</p>
          </div>
          <Button icon="lucide:x" aria-label="Close" color="neutral" variant="ghost" size="sm" />
        </div>
        <dl className="grid flex-1 grid-cols-[1fr_auto] content-start gap-y-3 px-5 py-4 text-sm text-muted">
          <dt>Rye bread</dt>
          <dd>2</dd>
          <dt>Rolls</dt>
          <dd>6</dd>
          <dt>Payment</dt>
          <dd>
            <Badge label="Paid" color="success" variant="subtle" />
          </dd>
        </dl>
        <div className="flex justify-end gap-2 border-t border-default px-5 py-3">
          <Button label="Print" color="neutral" variant="outline" />
          <Button label="Mark as sent" />
        </div>
      </div>
    </div>
  )
}
