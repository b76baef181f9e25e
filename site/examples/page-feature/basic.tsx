import { PageFeature } from '@frond/ui'

export default function BasicPageFeature() {
  return (
    <PageFeature
      icon="lucide:keyboard"
      title="Made for the keyboard"
      description="Every control follows the keys that people know from their system."
      className="max-w-sm"
    />
  )
}
