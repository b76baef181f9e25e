import { ColorPicker } from '@frond/ui'

export default function BasicColorPicker() {
  return <ColorPicker defaultValue="#00DC82" />
}
