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
import { useRoute } from '../system/links/use-route.ts'
import { given, useThemedContext } from '../system/use-themed-context.ts'
import type { Locale } from '../locale/define-locale.ts'
import type { ThemeConfig } from '../theme/create-theme.ts'
import type { ToasterProps } from './Toaster.tsx'
import type { TooltipSettings } from './Tooltip.tsx'

export interface AppProps {
  /** Colours, radius, icons and looks of the whole application. */
  theme?: ThemeConfig
  /** Language of what components say by themselves. @default English */
  locale?: Locale
  /** Direction of the text. Overlays carry it; set it on `<html>` as well. @default the direction of `locale` */
  dir?: 'ltr' | 'rtl'
  /** Joins links to the application's router. @default plain anchors */
  link?: LinkAdapter
  /** Address that serves icons by name, such as `/api/icons`. */
  iconEndpoint?: string
  /** Timing and place of all tooltips. */
  tooltip?: TooltipSettings
  /** Settings of the toaster, or `null` for none. Inside another `<App>` there is one only if it has settings. */
  toaster?: ToasterProps | null
  /**
   * Where overlays are put: `true` for the body, `false` beside their trigger, a selector, an element, or the root of a
   * shadow tree. @default true
   */
  portal?: PortalTarget
  /** Nonce for the style element of the theme, where a Content-Security-Policy asks for one. */
  nonce?: string
  children?: ReactNode
}

/** Wraps an application once: theme, language, direction, links, tooltips, toasts, dialogs opened from code. */
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

/** Most pages name only icons they carry, so the code that fetches others is not part of the first load. */
function loadFrom(endpoint: string, name: string): void {
  void import('../system/icons/load-icon.ts').then(({ loadIcon }) => loadIcon(endpoint, name))
}

const Toaster = lazy(() => import('./Toaster.tsx').then((module) => ({ default: module.Toaster })))

/**
 * The toaster is loaded when there is something to say, so that pages without toasts do not pay for it. A toaster that the
 * application renders itself comes before this one.
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

/** Shows what `useOverlay` opens. Its code comes with whatever opens something. */
function Overlays({ outlet }: { outlet: OverlayOutlet }) {
  const overlays = useSyncExternalStore(outlet.subscribe, getShownOverlays, getServerOverlays)
  return overlays.map(
    (overlay) => isShownIn(outlet, overlay) && <overlay.component key={overlay.id} {...overlay.props} />,
  )
}
