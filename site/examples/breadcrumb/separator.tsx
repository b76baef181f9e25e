import { Breadcrumb } from '@frond/ui'

const items = [{ label: 'Settings', to: '#settings' }, { label: 'Team', to: '#team' }, { label: 'Members' }]

export default function BreadcrumbSeparator() {
  return (
    <Breadcrumb
      aria-label="Path with slashes"
      items={items}
      separator={<span className="text-muted">/</span>}
      color="neutral"
    />
  )
}
