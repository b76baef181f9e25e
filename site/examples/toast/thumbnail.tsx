import { Button, Icon } from '@frond/ui'

/** A static copy of a toast, because toasts need JavaScript. */
export default function ToastThumbnail() {
  return (
    <div className="flex w-80 gap-3 rounded-lg bg-raised p-4 shadow-xl border border-default">
      <Icon name="lucide:circle-check" className="size-5 text-success" />
      <div className="flex-1 text-sm">
        <p className="font-medium text-highlighted">Saved</p>
        <p className="mt-1 text-muted">Everybody sees the new text.</p>
        <Button label="Undo" color="neutral" variant="outline" size="xs" className="mt-3" />
      </div>
      <Icon name="lucide:x" className="size-4.5 text-dimmed" />
    </div>
  )
}
