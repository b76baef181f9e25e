import { App, Button, Tooltip } from '@frond/ui'

export default function AppTooltips() {
  return (
    <App tooltip={{ delayDuration: 0, content: { side: 'top' } }}>
      <div className="flex gap-2">
        <Tooltip text="No delay, on top">
          <Button label="Save" />
        </Tooltip>
        <Tooltip text="No delay, on the right" content={{ side: 'right' }}>
          <Button label="Send" color="neutral" variant="subtle" />
        </Tooltip>
      </div>
    </App>
  )
}
