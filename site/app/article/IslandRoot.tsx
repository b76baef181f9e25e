import { App } from '@frond/ui/app'
import type { Locale } from '@frond/ui'
import { Component, useEffect, type ReactNode } from 'react'
import { linkAdapter } from '../navigation/link-adapter'

export interface IslandRootProps {
  /** Text direction of the page. @default 'ltr' */
  dir?: 'ltr' | 'rtl'
  /** Locale of the components. @default English */
  locale?: Locale
  /** Called once the island is hydrated. */
  onLive?: () => void
  children: ReactNode
}

/**
 * The providers around every island. They are the same on the server and in the browser, so that hydration finds the
 * same markup.
 */
export function IslandRoot({ dir = 'ltr', locale, onLive, children }: IslandRootProps) {
  useEffect(() => onLive?.(), [onLive])

  // The page renders one toaster for all islands.
  return (
    <App dir={dir} locale={locale} link={linkAdapter} iconEndpoint="/api/icons" toaster={null}>
      <IslandErrorBoundary>{children}</IslandErrorBoundary>
    </App>
  )
}

/** Error boundary: if an island fails, it shows a message in its place and the rest of the page keeps working. */
class IslandErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <p role="alert" className="text-sm text-muted">
        This example stopped working. Reload the page to try again.
      </p>
    ) : (
      this.props.children
    )
  }
}
