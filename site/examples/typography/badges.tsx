import { ProseBadge, ProseH3, ProseP } from '@frond/ui/prose'

export default function Badges() {
  return (
    <div className="w-full">
      <ProseH3>
        Choose together <ProseBadge label="New" />
      </ProseH3>
      <ProseP>
        There since <ProseBadge label="3.0" color="neutral" />, and still{' '}
        <ProseBadge label="changing" color="warning" />.
      </ProseP>
    </div>
  )
}
