import { FormField, Input, Textarea } from '@frond/ui'

export default function HorizontalFormFields() {
  return (
    <div className="grid w-full max-w-xl gap-6">
      <FormField orientation="horizontal" label="Display name" description="Shown beside your posts.">
        <Input defaultValue="Mira Lund" />
      </FormField>
      <FormField orientation="horizontal" label="About you" description="A line or two.">
        <Textarea rows={2} />
      </FormField>
    </div>
  )
}
