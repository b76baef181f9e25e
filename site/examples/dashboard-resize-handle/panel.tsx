import { DashboardGroup, DashboardNavbar, DashboardPanel, DashboardResizeHandle } from '@frond/ui'

export const layout = 'page'

/** Replaces the handle of a panel, to name it for screen readers. */
export default function ResizeHandleOfPanel() {
  return (
    <DashboardGroup>
      <DashboardPanel
        defaultSize={40}
        minSize={25}
        maxSize={60}
        resizable
        resizeHandle={(props) => <DashboardResizeHandle {...props} aria-label="Resize the list of orders" />}
        header={<DashboardNavbar title="Orders" toggle={false} />}
        body={<p className="text-sm text-muted">Four orders are open.</p>}
      />
      <DashboardPanel
        className="max-lg:hidden"
        header={<DashboardNavbar title="Order 1042" headingLevel={2} toggle={false} />}
        body={<p className="text-sm text-muted">Six rolls and a loaf of rye bread.</p>}
      />
    </DashboardGroup>
  )
}
