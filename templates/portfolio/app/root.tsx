import { App, Button, ColorModeButton, Error, Footer, Header, type LinkAdapter, Main, NavigationMenu } from '@frond/ui'
import { colorModeScript } from '@frond/ui/colors'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root'
import './app.css'
import { navigation, site } from './site'
import { theme } from './theme'

/** Links of all components use the router instead of loading a new page. */
const link: LinkAdapter = { Link: ({ href, ...props }) => <Link to={href} {...props} />, useLocation }

const feedPath = `${import.meta.env.BASE_URL}feed.xml`

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script adds a class to this element before hydration.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: colorModeScript }} />
        <link rel="icon" href={`${import.meta.env.BASE_URL}favicon.svg`} type="image/svg+xml" />
        <link rel="alternate" href={feedPath} type="application/rss+xml" title={site.name} />
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
  const menu = <NavigationMenu aria-label="Main" items={navigation} color="neutral" variant="link" />
  return (
    <>
      <Header
        title={site.name}
        to="/"
        right={
          <>
            <div className="max-lg:hidden">{menu}</div>
            <ColorModeButton />
          </>
        }
        body={<NavigationMenu aria-label="Main" items={navigation} orientation="vertical" color="neutral" />}
        className="border-transparent"
        ui={{ title: 'font-display text-xl font-medium' }}
      />
      <Main>{children}</Main>
      <Footer
        left={<p className="text-sm text-muted">© {site.name}</p>}
        right={
          <>
            <Button label={site.email} to={`mailto:${site.email}`} color="neutral" variant="link" />
            {/* The feed is a file and not a page, so the link does not use the router. */}
            <Button label="RSS feed" to={feedPath} external color="neutral" variant="link" />
          </>
        }
      />
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

/** Shown until the browser has rendered an address that has no HTML of its own. */
export function HydrateFallback() {
  return <Frame>{null}</Frame>
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
