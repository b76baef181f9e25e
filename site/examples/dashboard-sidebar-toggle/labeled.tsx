import { DashboardGroup, DashboardPanel, DashboardSidebar, DashboardSidebarToggle, NavigationMenu } from '@frond/ui'

export const layout = 'page'

const items = [
  { label: 'Bread', to: '#bread', active: true },
  { label: 'Cake', to: '#cake', active: false },
]

export default function LabeledSidebarToggle() {
  return (
    <DashboardGroup>
      <DashboardSidebar menu={{ title: 'Departments' }}>
        <NavigationMenu orientation="vertical" items={items} aria-label="Departments" />
      </DashboardSidebar>
      <DashboardPanel
        body={<DashboardSidebarToggle label="Departments" color="primary" variant="soft" className="self-start" />}
      />
    </DashboardGroup>
  )
}
