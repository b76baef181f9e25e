import {
  App,
  ColorModeButton,
  ContentNavigation,
  ContentSearchButton,
  Error,
  Footer,
  Header,
  type LinkAdapter,
  Main,
  NavigationMenu,
  Skeleton,
} from '@frond/ui'
import { colorModeScript } from '@frond/ui/colors'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root'
import './app.css'
import { versions } from './content.server'
import { Logo } from './Logo'
import { Search } from './Search'
import { latest, site } from './site'
import { theme } from './theme'
import { useVersion } from './use-version'
import { VersionSelect } from './VersionSelect'

/** Links of all components use the router instead of loading a new page. */
const link: LinkAdapter = { Link: ({ href, ...props }) => <Link to={href} {...props} />, useLocation }

/** The trees of all versions. Every page has them, because they are in the header. */
export const loader = () => ({ versions })

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script adds a class to this element before hydration.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: colorModeScript }} />
        <link rel="icon" href={`${import.meta.env.BASE_URL}favicon.svg`} type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <App link={link} theme={theme}>
          {children}
        </App>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const version = useVersion()
  const sections = (version?.navigation ?? []).map(({ title, path, children }) => ({
    label: title,
    to: children?.[0]?.path,
    active: pathname.startsWith(`${path}/`),
  }))
  return (
    <>
      <Header
        title={site.name}
        to="/"
        renderTitle={<Logo />}
        right={
          <>
            <ContentSearchButton className="lg:hidden" />
            <ContentSearchButton collapsed={false} className="w-56 max-lg:hidden" />
            <ColorModeButton />
          </>
        }
        body={
          <div className="grid gap-6">
            <VersionSelect />
            <ContentNavigation
              // Each version has its own folders, so another version starts with the initial open folders.
              key={version?.id}
              aria-label="Documentation"
              navigation={version?.navigation ?? []}
              highlight
            />
          </div>
        }
      >
        <NavigationMenu aria-label="Sections" items={sections} />
      </Header>
      <Main>{children}</Main>
      <Footer
        left={<p className="text-sm text-muted">© {site.name}</p>}
        right={<p className="text-sm text-muted">{latest.label} is the newest version</p>}
      />
      <Search />
    </>
  )
}

export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** Shown while the browser loads a page that has no HTML of its own. */
export function HydrateFallback() {
  return (
    <div role="status" aria-label="Loading" className="mx-auto grid max-w-3xl gap-6 px-4 py-24">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-5/6" />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const info = isRouteErrorResponse(error)
    ? { status: error.status, statusMessage: error.statusText }
    : { status: 500, statusMessage: 'Something went wrong', message: 'Reload the page to try again.' }
  return (
    <Frame>
      <Error render={<div />} error={info} />
    </Frame>
  )
}
