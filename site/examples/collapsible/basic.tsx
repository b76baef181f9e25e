import { Button, Collapsible } from '@frond/ui'

export default function BasicCollapsible() {
  return (
    <Collapsible
      className="max-w-sm"
      content={<p className="pt-3 text-sm text-muted">Orders ship within two business days.</p>}
    >
      <Button
        label="When will my order arrive?"
        trailingIcon="lucide:chevron-down"
        color="neutral"
        variant="soft"
        block
        ui={{ trailingIcon: 'transition-transform in-data-panel-open:rotate-180' }}
      />
    </Collapsible>
  )
}
