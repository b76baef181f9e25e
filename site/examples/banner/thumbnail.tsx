import { Banner } from '@frond/ui'

export default function BannerThumbnail() {
  return (
    <div className="w-full overflow-hidden rounded-lg bg-default border border-default">
      <Banner icon="lucide:calendar-days" title="Closed on Friday" close={false} />
      <div className="h-28 border-t border-default" />
    </div>
  )
}
