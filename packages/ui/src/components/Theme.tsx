'use client'

import { useId, useMemo, type ReactNode } from 'react'
import { toThemeCss } from '../colors/theme-css.ts'
import { FrondContext, useFrond } from '../system/frond-context.ts'
import { InlineStyles } from '../system/inline-styles.tsx'
import { useThemedContext } from '../system/use-themed-context.ts'
import type { ThemeConfig } from '../theme/create-theme.ts'

export interface ThemeProps {
  /** Colors, radius, icons and component styles of the content. Without it, the outer theme applies. */
  theme?: ThemeConfig
  children?: ReactNode
}

const noChanges: ThemeConfig = {}

/** Changes the theme of a part of the page. Themes can be nested; the inner one wins. */
export function Theme({ theme = noChanges, children }: ThemeProps) {
  const parentScope = useFrond().scope
  const ownScope = `fr-theme-${useId().replace(/[^\w-]/g, '')}`
  const css = useMemo(() => toScopedCss(theme, ownScope), [theme, ownScope])

  // Overlays are rendered elsewhere in the page, so they copy the classes of all themes around them.
  const scope = css ? `${parentScope ?? 'fr-theme'} ${ownScope}` : parentScope
  const settings = useMemo(() => ({ scope }), [scope])
  const context = useThemedContext(theme, settings)

  return (
    <FrondContext value={context}>
      {css ? (
        <div data-slot="theme" className={`fr-theme ${ownScope}`}>
          <InlineStyles css={css} nonce={context.nonce} />
          {children}
        </div>
      ) : (
        children
      )}
    </FrondContext>
  )
}

/**
 * CSS with the colors and the radius. `display: contents` keeps the element from affecting the layout. Popups have the same
 * class and must keep their display and text color, so the rules below do not override theirs.
 */
function toScopedCss(theme: ThemeConfig, scope: string): string {
  const css = toThemeCss(theme, `.${scope}`)
  if (!css) return ''
  // Sets the text color again, because the inherited one uses the neutral color of the outer theme.
  const text = theme.colors?.neutral ? `@layer theme{.${scope}{color:var(--ui-text)}}` : ''
  return `${css}${text}.${scope}[data-slot=theme]{display:contents}`
}
