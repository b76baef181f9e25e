import { Empty } from '@frond/ui'

export default function EmptyThumbnail() {
  return (
    <Empty
      icon="lucide:folder"
      title="No projects yet"
      actions={[{ label: 'New project', icon: 'lucide:plus' }]}
      size="sm"
      className="w-full"
    />
  )
}
