import { Icon } from '@frond/ui'

/** A static copy of toasts, because toasts need JavaScript. */
export default function ToasterThumbnail() {
  return (
    <div className="grid h-52 w-full content-end justify-items-end rounded-lg border border-default bg-default p-4">
      <div className="me-4 h-14 w-52 rounded-lg border border-default bg-raised shadow-lg" />
      <div className="me-2 -mt-12 h-14 w-56 rounded-lg border border-default bg-raised shadow-lg" />
      <div className="-mt-12 flex h-14 w-60 items-center gap-3 rounded-lg border border-default bg-raised px-4 text-sm font-medium text-highlighted shadow-lg">
        <Icon name="lucide:info" className="size-5 text-info" />
        Three new messages
      </div>
    </div>
  )
}
