import { Button, Collapsible, type CollapsibleProps } from '@frond/ui'

export default function CollapsiblePlayground(props: CollapsibleProps) {
  return (
    <Collapsible
      className="max-w-sm"
      content={<p className="pt-3 text-sm text-muted">Orders ship within two business days.</p>}
      {...props}
    >
      <Button label="When will my order arrive?" color="neutral" variant="soft" block />
    </Collapsible>
  )
}
