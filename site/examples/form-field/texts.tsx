import { FormField, Input } from '@frond/ui'

export default function FormFieldTexts() {
  return (
    <FormField
      label="Company"
      hint="Optional"
      description="As shown on the invoice."
      help="You can change it later in the settings."
      className="w-full max-w-xs"
    >
      <Input />
    </FormField>
  )
}
