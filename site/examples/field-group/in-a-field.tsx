import { Badge, Button, FieldGroup, FormField, Input } from '@frond/ui'

export default function FieldGroupInAField() {
  return (
    <FormField label="Website" size="lg" help="Without a slash at the end." className="w-full max-w-sm">
      <FieldGroup>
        <Badge label="https://" color="neutral" variant="soft" />
        <Input placeholder="example.com" />
        <Button label="Check" color="neutral" variant="outline" />
      </FieldGroup>
    </FormField>
  )
}
