import { Button } from '@frond/ui'

/** Drawn open: the drawer itself belongs to a script. */
export default function DrawerThumbnail() {
  return (
    <div className="flex h-52 w-full items-end overflow-hidden rounded-lg bg-accented border border-default">
      <div className="w-full rounded-t-xl bg-raised px-5 pt-3 pb-5 shadow-xl border border-default">
        <span className="mx-auto mb-4 block h-1 w-10 rounded-full bg-accented" />
        <p className="font-semibold text-highlighted">Share</p>
        <p className="mt-1 text-sm text-muted">Everybody with the link can read.</p>
        <Button label="Copy the link" icon="lucide:link" size="sm" className="mt-4" />
      </div>
    </div>
  )
}
