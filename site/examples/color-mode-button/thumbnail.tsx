import { ColorModeButton } from '@frond/ui'

export default function ColorModeButtonThumbnail() {
  return <ColorModeButton variant="outline" size="lg" />
}
