import { DashboardSidebarToggle } from '@frond/ui'

export default function SidebarToggleThumbnail() {
  return <DashboardSidebarToggle variant="outline" size="xl" className="inline-flex" />
}
