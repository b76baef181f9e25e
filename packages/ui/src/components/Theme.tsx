'use client'

import { useId, useMemo, type ReactNode } from 'react'
import { toThemeCss } from '../colors/theme-css.ts'
import { FrondContext, useFrond } from '../system/frond-context.ts'
import { InlineStyles } from '../system/inline-styles.tsx'
import { useThemedContext } from '../system/use-themed-context.ts'
import type { ThemeConfig } from '../theme/create-theme.ts'

export interface ThemeProps {
  /** Colours, radius, icons and looks for what is inside. */
  theme: ThemeConfig
  children?: ReactNode
}

/** Changes the theme for a part of the page. Themes nest; the inner one wins. */
export function Theme({ theme, children }: ThemeProps) {
  const parentScope = useFrond().scope
  const ownScope = `fr-theme-${useId().replace(/[^\w-]/g, '')}`
  const css = useMemo(() => toScopedCss(theme, ownScope), [theme, ownScope])

  // Overlays leave this place in the page, so they take the classes with them: those of the themes around, then this one's.
  const scope = css ? `${parentScope ?? 'fr-theme'} ${ownScope}` : parentScope
  const settings = useMemo(() => ({ scope }), [scope])
  const context = useThemedContext(theme, settings)

  return (
    <FrondContext value={context}>
      {css ? (
        <div className={`fr-theme ${ownScope}`}>
          <InlineStyles css={css} nonce={context.nonce} />
          {children}
        </div>
      ) : (
        children
      )}
    </FrondContext>
  )
}

/** Colours and radius for the element with the class, which has no box of its own and so does not disturb a layout. */
function toScopedCss(theme: ThemeConfig, scope: string): string {
  const css = toThemeCss(theme, `.${scope}`)
  if (!css) return ''
  // The text colour that is inherited was computed from the neutral outside.
  const text = theme.colors?.neutral ? ';color:var(--ui-text)' : ''
  return `${css}.${scope}{display:contents${text}}`
}
