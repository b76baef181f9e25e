import { Button, FieldGroup } from '@frond/ui'

export default function VerticalFieldGroup() {
  return (
    <FieldGroup orientation="vertical" role="group" aria-label="Zoom">
      <Button icon="lucide:plus" color="neutral" variant="outline" aria-label="Zoom in" />
      <Button icon="lucide:minus" color="neutral" variant="outline" aria-label="Zoom out" />
      <Button icon="lucide:maximize" color="neutral" variant="outline" aria-label="Fit to window" />
    </FieldGroup>
  )
}
