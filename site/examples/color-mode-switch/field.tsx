import { ColorModeSwitch, FormField } from '@frond/ui'

export default function ColorModeSwitchField() {
  return (
    <FormField label="Dark mode" help="For this browser alone.">
      <ColorModeSwitch />
    </FormField>
  )
}
