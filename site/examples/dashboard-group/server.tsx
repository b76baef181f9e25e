import { DashboardGroup, DashboardNavbar, DashboardPanel, DashboardSidebar } from '@frond/ui'

export const layout = 'page'

interface Props {
  /** The `Cookie` header of the request: `request.headers.get('cookie')` in a loader or server component. */
  cookies?: string | null
}

export default function DashboardFromServer({ cookies }: Props) {
  return (
    <DashboardGroup cookies={cookies} storageKey="bakery" unit="rem">
      <DashboardSidebar minSize={12} defaultSize={16} maxSize={24} resizable collapsible>
        <p className="text-sm text-muted">Resize me, then reload the page.</p>
      </DashboardSidebar>
      <DashboardPanel
        header={<DashboardNavbar title="Saved sizes" />}
        body={<p className="text-sm text-muted">The first HTML has the size of the last visit.</p>}
      />
    </DashboardGroup>
  )
}
