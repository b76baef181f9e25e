import { ColorModeSwitch, FormField } from '@frond/ui'

export default function ColorModeSwitchField() {
  return (
    <FormField label="Dark mode" help="Applies to this browser only.">
      <ColorModeSwitch />
    </FormField>
  )
}
