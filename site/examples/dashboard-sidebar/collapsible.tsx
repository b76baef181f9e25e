import {
  DashboardGroup,
  DashboardNavbar,
  DashboardPanel,
  DashboardSidebar,
  DashboardSidebarCollapse,
  NavigationMenu,
} from '@frond/ui'

export const layout = 'page'

const items = [
  { label: 'Home', icon: 'lucide:house', to: '#home', active: true },
  { label: 'Inbox', icon: 'lucide:inbox', to: '#inbox', active: false, chip: true },
  {
    label: 'Settings',
    icon: 'lucide:settings',
    children: [
      { label: 'General', to: '#general', active: false },
      { label: 'Members', to: '#members', active: false },
    ],
  },
]

export default function CollapsibleDashboardSidebar() {
  return (
    <DashboardGroup unit="rem">
      <DashboardSidebar
        id="collapsible"
        minSize={12}
        defaultSize={16}
        maxSize={22}
        resizable
        collapsible
        header={({ collapsed }) => (
          <span className="truncate font-semibold text-highlighted">{collapsed ? 'B' : 'Bakery'}</span>
        )}
      >
        {({ collapsed }) => (
          <NavigationMenu
            orientation="vertical"
            collapsed={collapsed}
            tooltip
            popover
            items={items}
            aria-label="Main"
          />
        )}
      </DashboardSidebar>
      <DashboardPanel
        header={<DashboardNavbar title="Home" leading={<DashboardSidebarCollapse className="-ms-1.5" />} />}
        body={<p className="text-sm text-muted">Drag the sidebar nearly closed, or press the button in the bar.</p>}
      />
    </DashboardGroup>
  )
}
