import { Badge, Button, FieldGroup, Input } from '@frond/ui'

export default function FieldGroupSizes() {
  return (
    <div className="flex max-w-full flex-col items-start gap-3">
      <FieldGroup size="sm">
        <Badge label="https://" color="neutral" variant="outline" />
        <Input aria-label="Small site" placeholder="example.com" />
        <Button label="Check" color="neutral" variant="outline" />
      </FieldGroup>
      <FieldGroup size="xl">
        <Badge label="https://" color="neutral" variant="outline" />
        <Input aria-label="Large site" placeholder="example.com" />
        <Button label="Check" color="neutral" variant="outline" />
      </FieldGroup>
    </div>
  )
}
