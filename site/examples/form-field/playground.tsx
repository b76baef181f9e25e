import { FormField, Input, type FormFieldProps } from '@frond/ui'

export default function FormFieldPlayground(props: FormFieldProps) {
  return (
    <FormField className="w-full max-w-sm" {...props}>
      <Input type="email" placeholder="you@example.com" className="w-full" />
    </FormField>
  )
}
