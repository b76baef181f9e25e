import { Kbd } from '@frond/ui'

export default function KbdThumbnail() {
  return (
    <div className="flex items-center gap-1.5">
      <Kbd value="shift" size="lg" />
      <Kbd value="K" size="lg" />
    </div>
  )
}
