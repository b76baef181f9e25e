import { Button, Collapsible } from '@frond/ui'

export default function DisabledCollapsible() {
  return (
    <Collapsible disabled content={<p className="pt-3 text-sm text-muted">The results are not available yet.</p>}>
      <Button label="Results" icon="lucide:lock" color="neutral" variant="soft" />
    </Collapsible>
  )
}
