import { PageCard } from '@frond/ui'

export default function BasicPageCard() {
  return (
    <PageCard
      icon="lucide:palette"
      title="One theme"
      description="Change a token, and every component follows in light and in dark."
      className="w-full max-w-sm"
    />
  )
}
