import { Button, Modal } from '@frond/ui'

export default function BasicModal() {
  return (
    <Modal title="What is new" description="Changes since your last visit." trigger={<Button label="Open" />}>
      Tables can be sorted by more than one column, and the calendar knows public holidays.
    </Modal>
  )
}
