import { FormField, Input } from '@frond/ui'

export default function RequiredFormField() {
  return (
    <FormField label="Full name" required className="w-full max-w-xs">
      <Input autoComplete="name" />
    </FormField>
  )
}
