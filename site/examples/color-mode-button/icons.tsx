import { ColorModeButton } from '@frond/ui'

export default function ColorModeButtonIcons() {
  return <ColorModeButton lightIcon="lucide:sunrise" darkIcon="lucide:moon-star" variant="soft" size="lg" />
}
