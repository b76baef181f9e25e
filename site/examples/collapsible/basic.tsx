import { Button, Collapsible } from '@frond/ui'

export default function BasicCollapsible() {
  return (
    <Collapsible
      className="max-w-sm"
      content={<p className="pt-3 text-sm text-muted">Orders leave our warehouse within two working days.</p>}
    >
      <Button
        label="When will it arrive?"
        trailingIcon="lucide:chevron-down"
        color="neutral"
        variant="soft"
        block
        ui={{ trailingIcon: 'transition-transform in-data-panel-open:rotate-180' }}
      />
    </Collapsible>
  )
}
