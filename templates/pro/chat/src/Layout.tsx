import {
  App,
  Button,
  ColorModeButton,
  DashboardGroup,
  DashboardSidebar,
  DashboardSidebarCollapse,
  Icon,
  type LinkAdapter,
  Tooltip,
} from '@frond/ui'
import { Link, Outlet, useLocation } from 'react-router'
import { ConversationList } from './parts/ConversationList'

/** Links of all components use the router instead of loading a new page. */
const link: LinkAdapter = { Link: ({ href, ...props }) => <Link to={href} {...props} />, useLocation }

export function Layout() {
  return (
    <App link={link}>
      <DashboardGroup unit="rem" storageKey="chat">
        <aside className="contents">
          <MainSidebar />
        </aside>
        <main className="contents">
          <Outlet />
        </main>
      </DashboardGroup>
    </App>
  )
}

function MainSidebar() {
  return (
    <DashboardSidebar
      minSize={14}
      defaultSize={17}
      maxSize={22}
      resizable
      collapsible
      header={({ collapsed }) => (
        <>
          {!collapsed && (
            <>
              <Icon name="lucide:sprout" className="size-5 shrink-0 text-primary" />
              <span className="truncate font-semibold text-highlighted">Garden assistant</span>
            </>
          )}
          <DashboardSidebarCollapse className={collapsed ? '' : 'ms-auto'} />
        </>
      )}
      footer={({ collapsed }) =>
        collapsed ? (
          <IconLink label="Settings" icon="lucide:settings" to="/settings" />
        ) : (
          <>
            <Button
              label="Settings"
              icon="lucide:settings"
              to="/settings"
              color="neutral"
              variant="ghost"
              activeVariant="soft"
              className="-ms-2 flex-1 justify-start ps-2"
            />
            <ColorModeButton />
          </>
        )
      }
    >
      {({ collapsed }) =>
        collapsed ? <IconLink label="New chat" icon="lucide:square-pen" to="/" /> : <ConversationList />
      }
    </DashboardSidebar>
  )
}

interface IconLinkProps {
  label: string
  icon: string
  to: string
}

function IconLink({ label, icon, to }: IconLinkProps) {
  return (
    <Tooltip text={label} content={{ side: 'right' }}>
      <Button aria-label={label} icon={icon} to={to} color="neutral" variant="ghost" className="self-center" />
    </Tooltip>
  )
}
