import type { ReactNode } from 'react'
import { Footer } from './Footer'
import { Header } from './Header'

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="isolate flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <Header />
      <div className="flex-1">{children}</div>
      <Footer />
    </div>
  )
}
