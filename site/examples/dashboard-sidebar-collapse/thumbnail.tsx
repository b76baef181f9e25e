import { DashboardSidebarCollapse } from '@frond/ui'

export default function SidebarCollapseThumbnail() {
  return <DashboardSidebarCollapse variant="outline" size="xl" className="inline-flex" />
}
