import { Breadcrumb, Button, DashboardNavbar } from '@frond/ui'

const path = [
  { label: 'Customers', to: '/docs/components/dashboard-navbar' },
  { label: 'Grace', to: '/docs/components/dashboard-navbar' },
  { label: 'Order 1042' },
]

export default function DashboardNavbarWithBreadcrumb() {
  return (
    <DashboardNavbar
      left={<Breadcrumb items={path} aria-label="Path" />}
      right={<Button icon="lucide:ellipsis" aria-label="More" color="neutral" variant="ghost" />}
      className="w-full"
    />
  )
}
