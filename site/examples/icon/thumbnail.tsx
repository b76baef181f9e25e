import { Icon } from '@frond/ui'

const names = ['lucide:leaf', 'lucide:sun', 'lucide:cloud-rain', 'lucide:bug', 'lucide:tree-pine']

export default function IconThumbnail() {
  return (
    <div className="flex gap-5 text-muted">
      {names.map((name) => (
        <Icon key={name} name={name} className="size-8" />
      ))}
    </div>
  )
}
