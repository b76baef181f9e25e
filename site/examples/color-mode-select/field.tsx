import { ColorModeSelect, FormField } from '@frond/ui'

export default function ColorModeSelectField() {
  return (
    <FormField label="Appearance" help="For this browser alone." className="w-56">
      <ColorModeSelect className="w-full" />
    </FormField>
  )
}
