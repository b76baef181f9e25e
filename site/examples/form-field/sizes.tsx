import { FormField, Input } from '@frond/ui'

export default function FormFieldSizes() {
  return (
    <div className="grid w-full max-w-xs gap-4">
      <FormField label="Small" size="sm" help="Label, control and help text are scaled.">
        <Input icon="lucide:user" placeholder="Mira" />
      </FormField>
      <FormField label="Medium" size="md" help="Label, control and help text are scaled.">
        <Input icon="lucide:user" placeholder="Mira" />
      </FormField>
      <FormField label="Large" size="xl" help="Label, control and help text are scaled.">
        <Input icon="lucide:user" placeholder="Mira" />
      </FormField>
    </div>
  )
}
