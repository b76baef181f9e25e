import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { followTheme } from '../preferences/follow-theme'
import { closeBanner, followBanner } from './banner'
import { Header } from './Header'
import { isDocs } from './current-section'
import { ShellPart } from './ShellPart'

/** The layout around every page. */
export function Shell({ children }: { children: ReactNode }) {
  useEffect(followTheme, [])
  useEffect(followBanner, [])
  // On wide viewports, the header has a second row in the docs.
  const hasSections = isDocs(useLocation().pathname)

  return (
    <div className="shell" data-docs={hasSections ? '' : undefined}>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <ShellPart name="banner" onPress={closeBanner} />
      <Header />
      {/* Another header is another page: what stands below it does not move, it is new. */}
      <div key={String(hasSections)} className="flex-1">
        {children}
      </div>
      <ShellPart name="footer" />
    </div>
  )
}
