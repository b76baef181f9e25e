import { FormField, Input, Textarea } from '@frond/ui'

export default function HorizontalFormFields() {
  return (
    <div className="grid w-full max-w-xl gap-6">
      <FormField orientation="horizontal" label="Display name" description="Shown next to your posts.">
        <Input defaultValue="Mira" />
      </FormField>
      <FormField orientation="horizontal" label="About you" description="One or two sentences.">
        <Textarea rows={2} />
      </FormField>
    </div>
  )
}
