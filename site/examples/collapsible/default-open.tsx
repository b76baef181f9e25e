import { Button, Collapsible } from '@frond/ui'

export default function OpenCollapsible() {
  return (
    <Collapsible
      defaultOpen
      className="max-w-sm"
      content={<p className="pt-3 text-sm text-muted">Bring warm clothes: the hut has no heating.</p>}
    >
      <Button label="Before you go" icon="lucide:backpack" color="neutral" variant="soft" />
    </Collapsible>
  )
}
