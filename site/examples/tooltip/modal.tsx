import { Button, Modal, Tooltip } from '@frond/ui'

export default function TooltipOnModalTrigger() {
  return (
    <Modal
      title="Invite people"
      trigger={
        <Tooltip text="Opens a dialog">
          <Button label="Invite" />
        </Tooltip>
      }
    >
      Everybody with the link can join for one week.
    </Modal>
  )
}
