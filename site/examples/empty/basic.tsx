import { Empty } from '@frond/ui'

export default function BasicEmpty() {
  return (
    <Empty
      icon="lucide:folder"
      title="No projects yet"
      description="Create a project, or ask a teammate to share one with you."
      actions={[{ label: 'New project', icon: 'lucide:plus' }]}
    />
  )
}
