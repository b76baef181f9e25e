import { DashboardNavbar, DashboardPanel } from '@frond/ui'

export default function DashboardPanelThumbnail() {
  return (
    <div className="flex h-52 w-full overflow-hidden rounded-lg border border-default bg-default">
      <DashboardPanel
        header={<DashboardNavbar title="Notes" toggle={false} className="h-12" />}
        body={<div className="h-20 rounded-md bg-elevated" />}
      />
      <DashboardPanel
        className="border-s"
        header={<DashboardNavbar title="Preview" toggle={false} className="h-12" />}
        body={<div className="h-20 rounded-md bg-elevated" />}
      />
    </div>
  )
}
