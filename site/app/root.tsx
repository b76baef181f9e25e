import { App } from '@frond/ui/app'
import { useEffect, type ReactNode } from 'react'
import { Meta, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router'
import type { Route } from './+types/root'
import './app.css'
import './article/prose-styles'
import './docs/static-styles'
import 'virtual:highlight.css'
import palettes from '../.cache/palettes.css?url'
import geistMono from './fonts/geist-mono-basic.woff2?url'
import geist from './fonts/geist-basic.woff2?url'
import { toaster } from './app-config'
import { guardRequest } from './navigation/guard-request.server'
import { AfterLoad } from './boot/AfterLoad'
import { BootScript } from './boot/BootScript'
import { releaseEarlyClicks } from './early-input/early-clicks'
import { RouteStyles } from './boot/RouteStyles'
import { guardRoute } from './navigation/guard-route'
import { linkAdapter } from './navigation/link-adapter'
import { LinkNavigation } from './navigation/LinkNavigation'
import type { RouteHandle } from './navigation/route-middleware'
import { toSiteError } from './navigation/site-error'
import { useHydrationGuard } from './navigation/useHydrationGuard'
import beforePaint from './preferences/before-paint.ts?script'
import { RootAttributes } from './preferences/RootAttributes'
import { LazyErrorPage } from './shell/LazyErrorPage'
import { Shell } from './shell/Shell'

export const middleware: Route.MiddlewareFunction[] = [guardRequest]
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guardRoute]

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
        <link rel="preload" href={geist} as="font" type="font/woff2" crossOrigin="" />
        <link rel="preload" href={geistMono} as="font" type="font/woff2" crossOrigin="" />
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
  useHydrationGuard()
  const isBare = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.bare)

  return (
    <App link={linkAdapter} toaster={toaster}>
      <LinkNavigation />
      <AfterLoad />
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
    <App link={linkAdapter} toaster={toaster}>
      <LinkNavigation />
      <AfterLoad />
      <Shell>
        <LazyErrorPage error={toSiteError(error, pathname)} />
      </Shell>
    </App>
  )
}
