'use client'

import { lazy, Suspense, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { toThemeCss } from '../colors/theme-css.ts'
import { hasToasts, subscribeToToasts } from '../system/toast-store.ts'
import { FrondContext, useFrond, type FrondContextValue, type PortalTarget } from '../system/frond-context.ts'
import { InlineStyles } from '../system/inline-styles.tsx'
import type { LinkAdapter } from '../system/links/link-adapter.ts'
import {
  createOutlet,
  getServerOverlays,
  getShownOverlays,
  isShownIn,
  type OverlayOutlet,
} from '../system/overlay-store.ts'
import { trustDrawings } from '../system/icons/icon-view.tsx'
import { trustHtml } from '../system/icons/trusted-html.ts'
import { useRoute } from '../system/links/use-route.ts'
import { given, useThemedContext } from '../system/use-themed-context.ts'
import type { Locale } from '../locale/define-locale.ts'
import type { ThemeConfig } from '../theme/create-theme.ts'
import type { ToasterProps } from './Toaster.tsx'
import type { TooltipSettings } from './Tooltip.tsx'

export interface AppProps {
  /** Theme of the application: colors, radius, icons and component styles. */
  theme?: ThemeConfig
  /** Language of the built-in messages. @default English */
  locale?: Locale
  /** Text direction of overlays. Also set it on `<html>`. @default the direction of `locale` */
  dir?: 'ltr' | 'rtl'
  /** Connects links to the router of the application. @default plain anchors */
  link?: LinkAdapter
  /** URL of an endpoint that serves icons by name, such as `/api/icons`. */
  iconEndpoint?: string
  /** Delays and placement of all tooltips. */
  tooltip?: TooltipSettings
  /** Props of the toaster, or `null` for none. A nested `<App>` has a toaster only if this is set. */
  toaster?: ToasterProps | null
  /**
   * Where overlays are rendered: `true` for the body, `false` for beside their trigger, a selector, an element, or a shadow
   * root. @default true
   */
  portal?: PortalTarget
  /** Nonce of the style element of the theme, for a Content-Security-Policy. */
  nonce?: string
  children?: ReactNode
}

trustDrawings(trustHtml)

/** Provides the theme, language, text direction, links, tooltips, toasts and overlays of an application. */
export function App({
  theme,
  locale,
  dir = locale?.dir,
  link,
  iconEndpoint,
  tooltip,
  toaster,
  portal,
  nonce,
  children,
}: AppProps) {
  const { delayDuration, skipDelayDuration, content, disableHoverableContent, disableClosingTrigger, disabled } =
    tooltip ?? {}
  const { toasterLevel: outerLevel } = useFrond()
  const [outlet] = useState(createOutlet)
  const settings = useMemo<Partial<FrondContextValue>>(() => {
    const tooltipDefaults = given({
      delayDuration,
      skipDelayDuration,
      content,
      disableHoverableContent,
      disableClosingTrigger,
      disabled,
    })
    const loadIcon = iconEndpoint === undefined ? undefined : (name: string) => loadFrom(iconEndpoint, name)
    const toasterLevel = (outerLevel ?? 0) + 2
    return { locale, dir, link, useRoute, loadIcon, portal, nonce, tooltip: tooltipDefaults, toasterLevel, outlet }
  }, [
    locale,
    dir,
    link,
    iconEndpoint,
    portal,
    nonce,
    delayDuration,
    skipDelayDuration,
    content,
    disableHoverableContent,
    disableClosingTrigger,
    disabled,
    outerLevel,
    outlet,
  ])
  const context = useThemedContext(theme, settings)
  const hasToaster = toaster === undefined ? outerLevel === undefined : toaster !== null
  const css = useMemo(() => theme && toThemeCss(theme), [theme])

  return (
    <FrondContext value={context}>
      {css && <InlineStyles css={css} nonce={nonce} />}
      {children}
      {hasToaster && <ToastOutlet {...toaster} />}
      <Overlays outlet={outlet} />
    </FrondContext>
  )
}

/** Loads the code that fetches icons on demand, because most pages only use registered icons. */
function loadFrom(endpoint: string, name: string): void {
  void import('../system/icons/load-icon.ts').then(({ loadIcon }) => loadIcon(endpoint, name))
}

const Toaster = lazy(() => import('./Toaster.tsx').then((module) => ({ default: module.Toaster })))

/**
 * Loads the toaster when the first toast is added, so that other pages do not load its code. A toaster that the application
 * renders itself is nested deeper and shows the toasts instead.
 */
function ToastOutlet(props: ToasterProps) {
  const frond = useFrond()
  const context = useMemo(() => ({ ...frond, toasterLevel: frond.toasterLevel! - 1 }), [frond])
  const needed = useSyncExternalStore(subscribeToToasts, hasToasts, () => false)
  return (
    needed && (
      <Suspense>
        <FrondContext value={context}>
          <Toaster {...props} />
        </FrondContext>
      </Suspense>
    )
  )
}

/** Renders the overlays of `useOverlay`. */
function Overlays({ outlet }: { outlet: OverlayOutlet }) {
  const overlays = useSyncExternalStore(outlet.subscribe, getShownOverlays, getServerOverlays)
  return overlays.map(
    (overlay) => isShownIn(outlet, overlay) && <overlay.component key={overlay.id} {...overlay.props} />,
  )
}
