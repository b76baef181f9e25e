import { Button, Modal } from '@frond/ui'

export default function ModalContent() {
  return (
    <Modal
      title="Welcome"
      description="A picture and a few words about what is new."
      trigger={<Button label="Show" />}
      renderContent={({ close }) => (
        <div className="overflow-hidden rounded-xl">
          <div className="h-40 bg-linear-to-br from-primary-400 to-secondary-500" />
          <div className="grid justify-items-start gap-4 p-6">
            <p className="text-lg font-semibold text-highlighted">Version 3 is here</p>
            <p className="text-sm text-muted">The title above is read out, though it is not shown.</p>
            <Button label="Take a look" onClick={close} />
          </div>
        </div>
      )}
    />
  )
}
