import { Button, Tooltip } from '@frond/ui'

export default function TooltipWithKeys() {
  return (
    <Tooltip text="Search the docs" kbds={['meta', 'k']}>
      <Button label="Search" color="neutral" variant="outline" />
    </Tooltip>
  )
}
