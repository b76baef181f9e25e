import { Empty } from '@frond/ui'

export default function BasicEmpty() {
  return (
    <Empty
      icon="lucide:folder"
      title="No projects yet"
      description="Projects that you make, or that others share with you, show up here."
      actions={[{ label: 'New project', icon: 'lucide:plus' }]}
    />
  )
}
