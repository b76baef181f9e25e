import {
  DashboardGroup,
  DashboardNavbar,
  DashboardPanel,
  DashboardSidebar,
  DashboardSidebarCollapse,
  DashboardSidebarToggle,
  NavigationMenu,
} from '@frond/ui'

export const layout = 'page'

const items = [
  { label: 'Open', icon: 'lucide:circle', to: '#open', active: true },
  { label: 'Packed', icon: 'lucide:package-check', to: '#packed', active: false },
]

/** Each button has the side of the sidebar that it controls. */
export default function TwoSidebars() {
  return (
    <DashboardGroup unit="rem">
      <DashboardSidebar
        defaultSize={13}
        maxSize={20}
        collapsible
        header={({ collapsed }) => !collapsed && <span className="font-semibold text-highlighted">Orders</span>}
      >
        {({ collapsed }) => (
          <NavigationMenu orientation="vertical" collapsed={collapsed} tooltip items={items} aria-label="Orders" />
        )}
      </DashboardSidebar>
      <DashboardPanel
        header={
          <DashboardNavbar
            title="Order 1042"
            leading={<DashboardSidebarCollapse />}
            right={
              <>
                <DashboardSidebarToggle side="right" icon="lucide:info" aria-label="Show details" />
                <DashboardSidebarCollapse side="right" />
              </>
            }
          />
        }
        body={<p className="text-sm text-muted">Six rolls and a loaf of rye bread.</p>}
      />
      <DashboardSidebar
        side="right"
        defaultSize={15}
        maxSize={22}
        collapsible
        menu={{ title: 'Details' }}
        header={({ collapsed }) => !collapsed && <h2 className="font-semibold text-highlighted">Details</h2>}
      >
        {({ collapsed }) => !collapsed && <p className="text-sm text-muted">Grace collects it tomorrow at eight.</p>}
      </DashboardSidebar>
    </DashboardGroup>
  )
}
