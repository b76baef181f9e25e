import { App, Button, ColorModeButton, Error, Footer, Header, type LinkAdapter, Main, NavigationMenu } from '@frond/ui'
import { colorModeScript } from '@frond/ui/colors'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root'
import './app.css'
import { navigation, product } from './content'

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

function Frame({ children }: { children: ReactNode }) {
  return (
    <App link={link}>
      <Header
        title={product.name}
        to="/"
        right={
          <>
            <ColorModeButton />
            <Button label="Get started" to="/pricing" className="max-lg:hidden" />
          </>
        }
        body={<NavigationMenu items={navigation} orientation="vertical" />}
      >
        <NavigationMenu items={navigation} />
      </Header>
      <Main>{children}</Main>
      <Footer
        left={<p className="text-sm text-muted">© {product.name}</p>}
        right={<Button label={product.email} to={`mailto:${product.email}`} color="neutral" variant="link" />}
      />
    </App>
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
    : { status: 500, statusMessage: 'Something went wrong', message: 'Reload the page, or write to us.' }
  return (
    <Frame>
      <Error render={<div />} error={info} />
    </Frame>
  )
}
