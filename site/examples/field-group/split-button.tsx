import { Button, FieldGroup } from '@frond/ui'

export default function SplitButton() {
  return (
    <FieldGroup>
      <Button label="Publish" icon="lucide:send" />
      <Button icon="lucide:calendar-clock" aria-label="Publish later" />
    </FieldGroup>
  )
}
