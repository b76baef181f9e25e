import { Button, Tooltip, type TooltipProps } from '@frond/ui'

export default function TooltipPlayground(props: TooltipProps) {
  return (
    <Tooltip {...props}>
      <Button label="Settings" color="neutral" variant="outline" />
    </Tooltip>
  )
}
