import { Button, DashboardNavbar } from '@frond/ui'

export default function BasicDashboardNavbar() {
  return (
    <DashboardNavbar
      title="Orders"
      icon="lucide:package"
      headingLevel={3}
      right={<Button label="New order" icon="lucide:plus" />}
      className="h-auto min-h-16 w-full flex-wrap"
    />
  )
}
