import { Button, Tooltip } from '@frond/ui'

export default function BasicTooltip() {
  return (
    <Tooltip text="Open the settings">
      <Button label="Settings" color="neutral" variant="subtle" />
    </Tooltip>
  )
}
