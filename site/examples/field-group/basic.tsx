import { Button, FieldGroup, Input } from '@frond/ui'

export default function BasicFieldGroup() {
  return (
    <FieldGroup>
      <Input aria-label="Email" type="email" placeholder="you@example.com" />
      <Button label="Subscribe" color="neutral" variant="subtle" />
    </FieldGroup>
  )
}
