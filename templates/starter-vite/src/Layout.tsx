import { App, ColorModeButton, Footer, Header, type LinkAdapter, Main, NavigationMenu } from '@frond/ui'
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router'

/** Links of all components use the router instead of loading a new page. */
const link: LinkAdapter = { Link: ({ href, ...props }) => <Link to={href} {...props} />, useLocation }

const pages = [
  { label: 'Home', to: '/', icon: 'lucide:house', exact: true },
  { label: 'Settings', to: '/settings', icon: 'lucide:settings' },
]

export function Layout() {
  return (
    <App link={link}>
      <Header
        title="Starter"
        to="/"
        right={<ColorModeButton />}
        body={<NavigationMenu items={pages} orientation="vertical" />}
      >
        <NavigationMenu items={pages} />
      </Header>
      <Main>
        <Outlet />
      </Main>
      <Footer left={<p className="text-sm text-muted">Built with Frond UI and Vite.</p>} />
      <ScrollRestoration />
    </App>
  )
}
