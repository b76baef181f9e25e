import { ColorModeSwitch } from '@frond/ui'

export default function ColorModeSwitchIcons() {
  return <ColorModeSwitch size="xl" lightIcon="lucide:sunrise" darkIcon="lucide:moon-star" color="info" />
}
