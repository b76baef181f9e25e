import {
  Button,
  Card,
  DashboardGroup,
  DashboardNavbar,
  DashboardPanel,
  DashboardSearch,
  DashboardSearchButton,
  DashboardSidebar,
  DashboardSidebarCollapse,
  DropdownMenu,
  NavigationMenu,
  Progress,
} from '@frond/ui'

export const layout = 'page'

/** Replace `active` with the state of your router, or leave it out and connect a link adapter. */
const pages = [
  { label: 'Projects', icon: 'lucide:folder', to: '#projects', active: true },
  { label: 'Tasks', icon: 'lucide:list-checks', to: '#tasks', active: false, badge: 4 },
  { label: 'Calendar', icon: 'lucide:calendar', to: '#calendar', active: false },
  { label: 'Settings', icon: 'lucide:settings', to: '#settings', active: false },
]

const searchGroups = [{ id: 'pages', label: 'Pages', items: pages.map(({ label, icon, to }) => ({ label, icon, to })) }]

const accountItems = [
  [
    { label: 'Profile', icon: 'lucide:user', to: '#profile' },
    { label: 'Billing', icon: 'lucide:credit-card', to: '#billing' },
  ],
  [{ label: 'Sign out', icon: 'lucide:log-out' }],
]

const projects = [
  { name: 'Website', description: 'New start page and pricing', done: 70 },
  { name: 'Mobile app', description: 'Offline mode', done: 35 },
  { name: 'Handbook', description: 'Guides for new colleagues', done: 90 },
]

export default function AppShell() {
  return (
    <DashboardGroup unit="rem" storageKey="recipe-app-shell">
      <DashboardSidebar
        minSize={12}
        defaultSize={15}
        maxSize={20}
        resizable
        collapsible
        header={({ collapsed }) =>
          !collapsed && <span className="truncate font-semibold text-highlighted">Studio</span>
        }
        footer={({ collapsed }) => <Account collapsed={collapsed} />}
      >
        {({ collapsed }) => (
          <>
            <DashboardSearchButton collapsed={collapsed} tooltip />
            <NavigationMenu orientation="vertical" collapsed={collapsed} tooltip items={pages} aria-label="Main" />
          </>
        )}
      </DashboardSidebar>

      <DashboardPanel
        header={
          <DashboardNavbar
            title="Projects"
            leading={<DashboardSidebarCollapse />}
            right={<Button label="New project" icon="lucide:plus" />}
          />
        }
        body={
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {projects.map(({ name, description, done }) => (
              <li key={name}>
                <Card title={name} description={description} className="h-full">
                  <Progress value={done} status aria-label={`Progress of ${name}`} />
                </Card>
              </li>
            ))}
          </ul>
        }
      />
      <DashboardSearch groups={searchGroups} />
    </DashboardGroup>
  )
}

function Account({ collapsed }: { collapsed: boolean }) {
  return (
    <DropdownMenu items={accountItems} content={{ side: 'top', align: 'start' }}>
      <Button
        label={collapsed ? undefined : 'Ada'}
        aria-label={collapsed ? 'Account of Ada' : undefined}
        avatar={{ text: 'A' }}
        color="neutral"
        variant="ghost"
        block
        className={collapsed ? '' : 'justify-start'}
      />
    </DropdownMenu>
  )
}
