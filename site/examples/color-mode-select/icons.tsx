import { ColorModeSelect } from '@frond/ui'

export default function ColorModeSelectIcons() {
  return (
    <ColorModeSelect
      systemIcon="lucide:laptop"
      lightIcon="lucide:sunrise"
      darkIcon="lucide:moon-star"
      className="w-40"
    />
  )
}
