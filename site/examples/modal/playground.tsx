import { Button, Modal, type ModalProps } from '@frond/ui'

export default function ModalPlayground(props: ModalProps) {
  return (
    <Modal
      title="Invite your team"
      description="They get an email with a link."
      trigger={<Button label="Invite" color="neutral" variant="outline" />}
      footer={({ close }) => <Button label="Done" onClick={close} />}
      {...props}
    >
      The link works for seven days. Members can see all pages of the project.
    </Modal>
  )
}
