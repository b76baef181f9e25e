import { ProseBadge, ProseH3, ProseP } from '@frond/ui/prose'

export default function Badges() {
  return (
    <div className="w-full">
      <ProseH3>
        Sync tabs <ProseBadge label="New" />
      </ProseH3>
      <ProseP>
        Available since <ProseBadge label="3.0" color="neutral" />. The API is{' '}
        <ProseBadge label="experimental" color="warning" />.
      </ProseP>
    </div>
  )
}
