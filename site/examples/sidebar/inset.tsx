import { NavigationMenu, Sidebar } from '@frond/ui'

export const layout = 'page'

const items = [
  { label: 'Overview', icon: 'lucide:layout-dashboard', to: '#overview', active: true },
  { label: 'Projects', icon: 'lucide:folder', to: '#projects', active: false },
  { label: 'Members', icon: 'lucide:users', to: '#members', active: false },
]

/** The page has the surface of the sidebar, and the content is a card on it. */
export default function InsetSidebar() {
  return (
    <div className="flex min-h-dvh bg-muted">
      <Sidebar variant="inset" collapsible="icon" rail title="Studio">
        {({ state }) => (
          <NavigationMenu
            orientation="vertical"
            collapsed={state === 'collapsed'}
            tooltip
            items={items}
            aria-label="Main"
          />
        )}
      </Sidebar>
      <div className="m-2 min-w-0 flex-1 rounded-lg bg-default p-6 ring ring-default lg:ms-0">
        <h1 className="text-xl font-semibold text-highlighted">Overview</h1>
        <p className="mt-2 text-sm text-muted">Two projects are due this week.</p>
      </div>
    </div>
  )
}
