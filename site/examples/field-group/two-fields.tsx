import { FieldGroup, FormField, Input } from '@frond/ui'

export default function TwoFieldsInOne() {
  return (
    <FormField label="Price" description="From lowest to highest." className="w-full max-w-xs">
      <FieldGroup>
        <Input name="from" type="number" placeholder="From" />
        <Input name="to" type="number" placeholder="To" id="highest-price" aria-label="Highest price" />
      </FieldGroup>
    </FormField>
  )
}
