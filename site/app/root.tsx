import { App } from '@frond/ui/app'
import { useEffect, type ReactNode } from 'react'
import { isRouteErrorResponse, Meta, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router'
import type { Route } from './+types/root'
import './app.css'
import './article/prose-styles'
import 'virtual:highlight.css'
import palettes from '../.cache/palettes.css?url'
import geistMono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url'
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import { answerCompanions } from './.server/payload'
import { BootScript } from './boot/BootScript'
import { releaseEarlyClicks } from './boot/early-clicks'
import { RouteStyles } from './boot/RouteStyles'
import { linkAdapter } from './navigation/link-adapter'
import { LinkNavigation } from './navigation/LinkNavigation'
import { isNotFoundDetails } from './navigation/not-found'
import beforePaint from './preferences/before-paint.ts?script'
import { RootAttributes } from './preferences/RootAttributes'
import { ErrorPage, type ErrorPageProps } from './shell/ErrorPage'
import { Shell } from './shell/Shell'

export const middleware: Route.MiddlewareFunction[] = [answerCompanions]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <RootAttributes>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" suppressHydrationWarning />
        <script
          data-palettes={palettes}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? beforePaint : '' }}
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/rss+xml" href="/feed.xml" title="Releases" />
        <link rel="preload" href={geist} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={geistMono} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <RouteStyles />
      </head>
      <body className="bg-default font-sans text-default antialiased">
        {children}
        <ScrollRestoration />
        <BootScript />
      </body>
    </RootAttributes>
  )
}

export default function Root() {
  useEffect(releaseEarlyClicks, [])
  const isBare = useMatches().some(({ handle }) => (handle as { bare?: boolean } | undefined)?.bare)

  return (
    <App link={linkAdapter}>
      <LinkNavigation />
      {isBare ? (
        <Outlet />
      ) : (
        <Shell>
          <Outlet />
        </Shell>
      )}
    </App>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(releaseEarlyClicks, [])
  const { pathname } = useLocation()

  return (
    <App link={linkAdapter}>
      <LinkNavigation />
      <Shell>
        <ErrorPage {...describeError(error, pathname)} />
      </Shell>
    </App>
  )
}

function describeError(error: unknown, path: string): ErrorPageProps {
  if (!isRouteErrorResponse(error)) {
    return { status: 500, message: 'Something went wrong on our side. Reload the page to try again.' }
  }
  if (isNotFoundDetails(error.data)) return { status: error.status, ...error.data }
  return { status: error.status, message: error.status === 404 ? `Page not found: ${path}` : error.statusText }
}
