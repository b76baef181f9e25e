import { App } from '@frond/ui/app'
import type { Locale } from '@frond/ui'
import { Component, useEffect, type ReactNode } from 'react'
import { linkAdapter } from '../navigation/link-adapter'

export interface IslandRootProps {
  /** Direction of the page. @default 'ltr' */
  dir?: 'ltr' | 'rtl'
  /** Language of the components. @default English */
  locale?: Locale
  /** Called once the island answers to the visitor. */
  onLive?: () => void
  children: ReactNode
}

/** What stands around every island, the same on the server and in the browser, so that both give the same markup. */
export function IslandRoot({ dir = 'ltr', locale, onLive, children }: IslandRootProps) {
  useEffect(() => onLive?.(), [onLive])

  // The toasts of all islands are shown by the page, once.
  return (
    <App dir={dir} locale={locale} link={linkAdapter} iconEndpoint="/api/icons" toaster={null}>
      <IslandErrorBoundary>{children}</IslandErrorBoundary>
    </App>
  )
}

/** An island that fails says so in its own place and leaves the page around it alone. */
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
