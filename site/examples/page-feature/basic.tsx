import { PageFeature } from '@frond/ui'

export default function BasicPageFeature() {
  return (
    <PageFeature
      icon="lucide:keyboard"
      title="Made for the keyboard"
      description="Every control supports the standard keyboard shortcuts."
      className="max-w-sm"
    />
  )
}
