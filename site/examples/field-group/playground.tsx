import { Button, FieldGroup, Input, type FieldGroupProps } from '@frond/ui'

export default function FieldGroupPlayground(props: FieldGroupProps) {
  return (
    <FieldGroup {...props}>
      <Input aria-label="Email" type="email" placeholder="you@example.com" />
      <Button label="Subscribe" color="neutral" variant="subtle" />
    </FieldGroup>
  )
}
