import { Avatar, NavigationMenu, Sidebar } from '@frond/ui'

export const layout = 'page'

const items = [
  { label: 'Home', icon: 'lucide:house', to: '#home', active: true },
  { label: 'Inbox', icon: 'lucide:inbox', to: '#inbox', active: false, chip: true },
  { label: 'Calendar', icon: 'lucide:calendar', to: '#calendar', active: false },
  { label: 'Settings', icon: 'lucide:settings', to: '#settings', active: false },
]

/** Press the strip at its edge to collapse it to icons. */
export default function SidebarWithIcons() {
  return (
    <div className="flex min-h-dvh">
      <Sidebar
        collapsible="icon"
        rail
        title="Team space"
        footer={({ state }) => (
          <>
            <Avatar text="A" size="sm" />
            {state === 'expanded' && <span className="truncate text-sm">Ada, editor</span>}
          </>
        )}
      >
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
      <p className="min-w-0 flex-1 p-6 text-sm text-muted">The strip between sidebar and content collapses it.</p>
    </div>
  )
}
