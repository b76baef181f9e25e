import { Button, Icon } from '@frond/ui'

/** A static copy of toasts, because toasts need JavaScript. */
export default function ToastThumbnail() {
  return (
    <div className="grid h-80 w-full grid-cols-1 content-end justify-items-end gap-3 bg-muted p-4">
      <div className="flex w-80 max-w-full gap-3 rounded-lg border border-default bg-raised p-4 shadow-xl">
        <Icon name="lucide:circle-check" className="size-5 text-success" />
        <div className="flex-1 text-sm">
          <p className="font-medium text-highlighted">Invitation sent</p>
          <p className="mt-1 text-muted">Mara gets an email with a link.</p>
        </div>
        <Icon name="lucide:x" className="size-4.5 text-dimmed" />
      </div>
      <div className="flex w-80 max-w-full gap-3 rounded-lg border border-default bg-raised p-4 shadow-xl">
        <Icon name="lucide:archive" className="size-5 text-info" />
        <div className="flex-1 text-sm">
          <p className="font-medium text-highlighted">3 messages archived</p>
          <Button label="Undo" color="neutral" variant="outline" size="xs" className="mt-3" />
        </div>
        <Icon name="lucide:x" className="size-4.5 text-dimmed" />
      </div>
      <div className="flex w-80 max-w-full gap-3 rounded-lg border border-default bg-raised p-4 shadow-xl">
        <Icon name="lucide:circle-x" className="size-5 text-error" />
        <div className="flex-1 text-sm">
          <p className="font-medium text-highlighted">Upload failed</p>
          <p className="mt-1 text-muted">The file is larger than 10 MB.</p>
        </div>
        <Icon name="lucide:x" className="size-4.5 text-dimmed" />
      </div>
    </div>
  )
}
