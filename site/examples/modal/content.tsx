import { Button, Modal } from '@frond/ui'

export default function ModalContent() {
  return (
    <Modal
      title="New in version 3"
      description="A summary of the release."
      trigger={<Button label="See what's new" />}
      renderContent={({ close }) => (
        <div className="overflow-hidden rounded-xl">
          <div className="h-40 bg-linear-to-br from-primary-400 to-secondary-500" />
          <div className="grid justify-items-start gap-4 p-6">
            <p className="text-lg font-semibold text-highlighted">Version 3 is here</p>
            <p className="text-sm text-muted">Tables sort by several columns, and dialogs open faster.</p>
            <Button label="Got it" onClick={close} />
          </div>
        </div>
      )}
    />
  )
}
