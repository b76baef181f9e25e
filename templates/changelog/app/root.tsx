import { App, Button, ColorModeButton, Error, Footer, Header, type LinkAdapter, Main, NavigationMenu } from '@frond/ui'
import { colorModeScript } from '@frond/ui/colors'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root'
import './app.css'
import { site } from './site'

/** Links of all components use the router instead of loading a new page. */
const link: LinkAdapter = { Link: ({ href, ...props }) => <Link to={href} {...props} />, useLocation }

const navigation = [
  { label: 'Releases', to: '/', exact: true },
  { label: 'Subscribe', to: '/subscribe' },
]

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
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <App link={link}>
      <Header
        title={site.name}
        to="/"
        right={
          <>
            <ColorModeButton />
            <FeedLink label="RSS feed" iconOnly />
          </>
        }
        body={<NavigationMenu items={navigation} orientation="vertical" />}
      >
        <NavigationMenu items={navigation} />
      </Header>
      <Main>{children}</Main>
      <Footer left={<p className="text-sm text-muted">© {site.name}</p>} right={<FeedLink label="RSS feed" />} />
    </App>
  )
}

/** The feed is a file and not a page, so the link does not use the router. */
function FeedLink({ label, iconOnly = false }: { label: string; iconOnly?: boolean }) {
  return (
    <Button
      icon="lucide:rss"
      label={iconOnly ? undefined : label}
      aria-label={iconOnly ? label : undefined}
      color="neutral"
      variant="ghost"
      to={feedPath}
      external
    />
  )
}

export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
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
