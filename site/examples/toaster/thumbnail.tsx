import { Icon } from '@frond/ui'

/** A static copy of stacked toasts, because toasts need JavaScript. */
export default function ToasterThumbnail() {
  return (
    <div className="grid h-80 w-full grid-cols-1 overflow-hidden content-end justify-items-end bg-muted p-4">
      <div className="me-6 h-16 w-68 rounded-lg border border-default bg-raised shadow-lg" />
      <div className="-mt-13 me-3 h-16 w-74 rounded-lg border border-default bg-raised shadow-lg" />
      <div className="-mt-13 flex h-16 w-80 max-w-full items-center gap-3 rounded-lg border border-default bg-raised px-4 text-sm shadow-lg">
        <Icon name="lucide:mail" className="size-5 text-info" />
        <span className="flex-1 font-medium text-highlighted">Three new messages</span>
        <Icon name="lucide:x" className="size-4.5 text-dimmed" />
      </div>
    </div>
  )
}
