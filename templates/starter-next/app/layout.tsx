import '@frond/ui/css'
import './globals.css'
import { ColorModeButton, Footer, Header, Main, NavigationMenu } from '@frond/ui'
import { colorModeScript } from '@frond/ui/colors'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Providers } from './providers'

export const metadata: Metadata = {
  title: { default: 'Starter', template: '%s - Starter' },
  description: 'A React app with Frond UI, Next.js and Tailwind CSS.',
  icons: '/favicon.svg',
}

const pages = [
  { label: 'Home', to: '/', icon: 'lucide:house', exact: true },
  { label: 'Settings', to: '/settings', icon: 'lucide:settings' },
]

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The script changes the class of the element before React hydrates it.
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* Sets the color mode before the first paint, so that a page in dark mode does not flash white. */}
        <script dangerouslySetInnerHTML={{ __html: colorModeScript }} />
      </head>
      <body>
        <Providers>
          <Header
            title="Starter"
            to="/"
            right={<ColorModeButton />}
            body={<NavigationMenu items={pages} orientation="vertical" />}
          >
            <NavigationMenu items={pages} />
          </Header>
          <Main>{children}</Main>
          <Footer left={<p className="text-sm text-muted">Built with Frond UI and Next.js.</p>} />
        </Providers>
      </body>
    </html>
  )
}
