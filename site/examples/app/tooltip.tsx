import { App, Button, Tooltip } from '@frond/ui'

export default function AppTooltips() {
  return (
    <App tooltip={{ delayDuration: 0, content: { side: 'top' } }}>
      <div className="flex gap-2">
        <Tooltip text="At once, above">
          <Button label="Save" />
        </Tooltip>
        <Tooltip text="At once, to the right" content={{ side: 'right' }}>
          <Button label="Send" color="neutral" variant="subtle" />
        </Tooltip>
      </div>
    </App>
  )
}
