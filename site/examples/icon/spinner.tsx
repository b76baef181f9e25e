import { Icon } from '@frond/ui'

export default function IconSpinner() {
  return (
    <div role="status" className="flex items-center gap-2 text-muted">
      <Icon name="lucide:loader-circle" className="size-5 animate-spin" />
      Loading invoices
    </div>
  )
}
