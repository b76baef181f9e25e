import { Button, Collapsible } from '@frond/ui'

export default function DisabledCollapsible() {
  return (
    <Collapsible disabled content={<p className="pt-3 text-sm text-muted">Nobody gets to read this.</p>}>
      <Button label="Results, from noon on" icon="lucide:lock" color="neutral" variant="soft" />
    </Collapsible>
  )
}
