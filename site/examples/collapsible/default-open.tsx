import { Button, Collapsible } from '@frond/ui'

export default function OpenCollapsible() {
  return (
    <Collapsible
      defaultOpen
      className="max-w-sm"
      content={<p className="pt-3 text-sm text-muted">Bring your passport and your booking number.</p>}
    >
      <Button label="Before you travel" icon="lucide:plane" color="neutral" variant="soft" />
    </Collapsible>
  )
}
