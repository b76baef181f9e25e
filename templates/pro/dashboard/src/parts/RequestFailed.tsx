import { Empty } from '@frond/ui'

interface RequestFailedProps {
  /** What could not be loaded, such as "customers". */
  what: string
  onRetry: () => void
}

/** Replaces content that the API did not send. */
export function RequestFailed({ what, onRetry }: RequestFailedProps) {
  return (
    <div role="alert" className="grid">
      <Empty
        icon="lucide:cloud-off"
        title={`The ${what} could not be loaded`}
        description="Check your connection, then try again."
        actions={[{ label: 'Try again', icon: 'lucide:refresh-cw', color: 'neutral', onClick: onRetry }]}
        className="border-0"
      />
    </div>
  )
}
