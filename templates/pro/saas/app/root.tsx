import { App, Error, type LinkAdapter, Main } from '@frond/ui'
import { colorModeScript } from '@frond/ui/colors'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root'
import './app.css'
import { themeCss } from './theme'

/** Links of all components use the router instead of loading a new page. */
const link: LinkAdapter = { Link: ({ href, ...props }) => <Link to={href} {...props} />, useLocation }

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script adds a class to this element before hydration.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: colorModeScript }} />
        <style dangerouslySetInnerHTML={{ __html: themeCss }} />
        <link rel="icon" href={`${import.meta.env.BASE_URL}favicon.svg`} type="image/svg+xml" />
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

export default function Root() {
  return (
    <App link={link}>
      <Outlet />
    </App>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const info = isRouteErrorResponse(error)
    ? { status: error.status, statusMessage: error.statusText }
    : { status: 500, statusMessage: 'Something went wrong', message: 'Reload the page to try again.' }
  return (
    <App link={link}>
      <Main>
        <Error render={<div />} error={info} />
      </Main>
    </App>
  )
}
