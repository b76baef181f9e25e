import { Button, Modal } from '@frond/ui'

export default function BasicModal() {
  return (
    <Modal title="What's new" description="Changes since your last visit." trigger={<Button label="See what's new" />}>
      Tables can be sorted by several columns, and the calendar shows public holidays.
    </Modal>
  )
}
