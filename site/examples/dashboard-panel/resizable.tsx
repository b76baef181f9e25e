import { DashboardGroup, DashboardNavbar, DashboardPanel } from '@frond/ui'

export const layout = 'page'

/** The size of the first panel is saved under its id. The second panel takes the rest. */
export default function ResizablePanel() {
  return (
    <DashboardGroup>
      <DashboardPanel
        id="notes"
        defaultSize={35}
        minSize={25}
        maxSize={60}
        resizable
        header={<DashboardNavbar title="Notes" toggle={false} />}
        body={<p className="text-sm text-muted">Drag the line, or focus it and use the arrow keys.</p>}
      />
      <DashboardPanel
        className="max-lg:hidden"
        header={<DashboardNavbar title="Preview" headingLevel={2} toggle={false} />}
        body={<p className="text-sm text-muted">It takes the rest of the width.</p>}
      />
    </DashboardGroup>
  )
}
