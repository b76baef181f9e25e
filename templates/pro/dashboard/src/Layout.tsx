import {
  App,
  Avatar,
  Button,
  ColorModeButton,
  DashboardGroup,
  DashboardSearch,
  DashboardSearchButton,
  DashboardSidebar,
  DashboardSidebarCollapse,
  type LinkAdapter,
  NavigationMenu,
  User,
} from '@frond/ui'
import { Link, Outlet, useLocation, useNavigate } from 'react-router'
import { loadCustomers, loadMessages } from './api'
import { useStored } from './stored'
import { useRequest } from './use-request'

/** Links of all components use the router instead of loading a new page. */
const link: LinkAdapter = { Link: ({ href, ...props }) => <Link to={href} {...props} />, useLocation }

const pages = [
  { label: 'Home', icon: 'lucide:chart-column', to: '/', exact: true },
  { label: 'Customers', icon: 'lucide:users', to: '/customers' },
  { label: 'Inbox', icon: 'lucide:inbox', to: '/inbox' },
  { label: 'Settings', icon: 'lucide:settings', to: '/settings' },
]

export function Layout() {
  return (
    <App link={link}>
      <DashboardGroup unit="rem" storageKey="dashboard">
        <aside className="contents">
          <MainSidebar />
        </aside>
        <main className="contents">
          <Outlet />
        </main>
        <SearchPalette />
      </DashboardGroup>
    </App>
  )
}

function MainSidebar() {
  const request = useRequest(loadMessages)
  const [read] = useStored<string[]>('read', [])
  const [archived] = useStored<string[]>('archived', [])
  const messages = request.state === 'ready' ? request.value : []
  const unread = messages.filter(({ id }) => !read.includes(id) && !archived.includes(id)).length
  const items = pages.map((page) => (page.to === '/inbox' && unread > 0 ? { ...page, badge: unread } : page))

  return (
    <DashboardSidebar
      minSize={12}
      defaultSize={15}
      maxSize={20}
      resizable
      collapsible
      header={({ collapsed }) => (
        <>
          {!collapsed && <span className="truncate font-semibold text-highlighted">Bakery</span>}
          <DashboardSidebarCollapse className={collapsed ? '' : 'ms-auto'} />
        </>
      )}
      footer={({ collapsed }) =>
        collapsed ? (
          <Avatar alt="Ada Hughes" size="sm" />
        ) : (
          <>
            <User name="Ada Hughes" description="Head baker" avatar={{}} className="min-w-0 flex-1" />
            <ColorModeButton />
          </>
        )
      }
    >
      {({ collapsed }) => (
        <>
          <DashboardSearchButton collapsed={collapsed} tooltip />
          <NavigationMenu orientation="vertical" collapsed={collapsed} tooltip items={items} aria-label="Main" />
          {!collapsed && (
            <Button
              label="Help"
              icon="lucide:circle-help"
              to="https://frond-ui.dev/docs"
              color="neutral"
              variant="ghost"
              className="mt-auto justify-start"
            />
          )}
        </>
      )}
    </DashboardSidebar>
  )
}

/** The command palette. Open it with Ctrl K, or ⌘ K. */
function SearchPalette() {
  const navigate = useNavigate()
  const customers = useRequest(loadCustomers)
  const messages = useRequest(loadMessages)
  const groups = [
    {
      id: 'pages',
      label: 'Pages',
      items: pages.map(({ label, icon, to }) => ({ label, icon, onSelect: () => void navigate(to) })),
    },
    {
      id: 'customers',
      label: 'Customers',
      items: (customers.state === 'ready' ? customers.value : []).map(({ name, email }) => ({
        label: name,
        suffix: email,
        icon: 'lucide:user',
        onSelect: () => void navigate(`/customers?search=${encodeURIComponent(name)}`),
      })),
    },
    {
      id: 'messages',
      label: 'Messages',
      items: (messages.state === 'ready' ? messages.value : []).map(({ id, subject, from }) => ({
        label: subject,
        suffix: from,
        icon: 'lucide:mail',
        onSelect: () => void navigate(`/inbox?message=${id}`),
      })),
    },
  ]
  const isLoading = customers.state === 'loading' || messages.state === 'loading'
  return <DashboardSearch groups={groups} loading={isLoading} />
}
