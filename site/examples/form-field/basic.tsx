import { FormField, Input } from '@frond/ui'

export default function BasicFormField() {
  return (
    <FormField label="Email" className="w-full max-w-xs">
      <Input type="email" placeholder="you@example.com" />
    </FormField>
  )
}
