import { Breadcrumb } from '@frond/ui'

const items = [{ label: 'Garden', to: '#garden' }, { label: 'Beds', to: '#beds' }, { label: 'Herbs' }]

export default function BreadcrumbSeparator() {
  return <Breadcrumb items={items} separator={<span className="text-muted">/</span>} color="neutral" />
}
