import { Button, Tooltip } from '@frond/ui'
import { useState } from 'react'

export default function ControlledTooltip() {
  const [copied, setCopied] = useState(false)

  async function copyLink() {
    await navigator.clipboard.writeText(location.href)
    setCopied(true)
    setTimeout(() => setCopied(false), 1500)
  }

  return (
    <Tooltip text="Copied" open={copied}>
      <Button label="Copy link" color="neutral" variant="outline" onClick={copyLink} />
    </Tooltip>
  )
}
