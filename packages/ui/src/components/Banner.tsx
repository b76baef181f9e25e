'use client'

import { useCallback, useState, useSyncExternalStore, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import type { LinkTarget } from '../system/links/link-props.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { useHydrated } from '../system/use-hydrated.ts'
import { banner as english } from '../locale/en.ts'
import { bannerTheme } from '../theme/banner.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { closeButton } from './button/close-button.tsx'
import { Button, type ButtonProps } from './Button.tsx'
import type { IconValue } from './Icon.tsx'
import { Link, type LinkProps } from './Link.tsx'

type Part = SlotOf<typeof bannerTheme>
type SlotArgs = { ui: Classes<Part> }

export interface BannerProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'color' | 'title' | 'children'> {
  /** Remembers that the user closed the banner, in local storage as `frond-banner-{id}`. */
  id?: string
  /** Text of the banner. */
  title?: string
  /** Icon before the label. */
  icon?: IconValue
  /** Color of the banner. @default 'primary' */
  color?: Color
  /** Buttons after the text. */
  actions?: readonly ButtonProps[]
  /** Makes the whole banner a link. Buttons inside still work. */
  to?: LinkTarget
  /** Browsing context in which the link opens. */
  target?: LinkProps['target']
  /** Shows a close button. Pass button props to customize it. @default false */
  close?: boolean | ButtonProps
  /** Icon of the close button. @default the icon of the role `close` */
  closeIcon?: IconValue
  /** Called when the close button is pressed. */
  onClose?: () => void
  /** Replaces the icon. */
  leading?: Slot<SlotArgs>
  /** Replaces `title`. */
  renderTitle?: ReactNode
  /** Replaces the buttons of `actions`. */
  renderActions?: ReactNode
  /** Replaces the close button. */
  renderClose?: Slot<SlotArgs>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { color: 'primary', close: false } as const

/** A message across the top of the page. */
export function Banner(ownProps: BannerProps) {
  const frond = useFrond()
  const {
    id,
    title,
    icon,
    color,
    actions = [],
    to,
    target,
    close,
    closeIcon,
    onClose,
    leading,
    renderTitle = title,
    renderActions,
    renderClose,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, bannerTheme, defaults, ownProps)
  const key = id === undefined ? undefined : toKey(id)
  const [closed, setClosed] = useClosed(key)
  const hydrated = useHydrated()
  const classes = resolveClasses(frond, bannerTheme, { color, linked: to !== undefined }, ui, className)
  const hasActions = !isEmptySlot(renderActions) || (renderActions === undefined && actions.length > 0)

  const text = (
    <>
      {leading === undefined
        ? icon && <IconView name={icon} className={classes.icon} data-slot="icon" />
        : fillSlot(leading, { ui: classes })}
      {renderTitle}
    </>
  )

  const closeView =
    renderClose === undefined
      ? closeButton(
          frond,
          { close, closeIcon },
          { size: 'sm', color, 'aria-label': messagesOf(frond, 'banner', english).close, className: classes.close },
          () => {
            setClosed()
            onClose?.()
          },
        )
      : fillSlot(renderClose, { ui: classes })

  return renderElement('div', render, {
    'data-slot': 'banner',
    ...attributes,
    id,
    hidden: closed || undefined,
    className: classes.root,
    // The script below may hide the banner before hydration.
    suppressHydrationWarning: key !== undefined,
    children: (
      <>
        {key !== undefined && !hydrated && <script nonce={frond.nonce}>{hideBeforePaint}</script>}
        <div className={classes.container} data-slot="container">
          <div className={classes.left} data-slot="left" />
          <div className={classes.center} data-slot="center">
            {to === undefined ? (
              <div className={classes.title} data-slot="title">
                {text}
              </div>
            ) : (
              <Link raw to={to} target={target} className={classes.title} data-slot="title">
                {text}
              </Link>
            )}
            {hasActions && (
              <div className={classes.actions} data-slot="actions">
                {renderActions ??
                  actions.map((action, index) => (
                    // A button in the same color would be invisible on the solid background.
                    <Button key={index} size="xs" color="neutral" variant="outline" {...action} />
                  ))}
              </div>
            )}
          </div>
          <div className={classes.right} data-slot="right">
            {closeView}
          </div>
        </div>
      </>
    ),
  })
}

function toKey(id: string): string {
  return `frond-banner-${id.replace(/[^\w-]/g, '-')}`
}

/**
 * Runs while the browser parses the banner, so that a banner that was closed earlier is never painted. The code is the same for
 * every banner, so that a Content-Security-Policy can allow its hash.
 */
const hideBeforePaint =
  'try{let b=document.currentScript.parentNode;b.hidden=localStorage.getItem("frond-banner-"+b.id.replace(/[^\\w-]/g,"-"))==="true"}catch{}'

/** Whether the banner was closed, now, on an earlier visit, or in another tab. */
function useClosed(key: string | undefined): [closed: boolean, close: () => void] {
  // Needed if the state cannot be stored: without an id, or if storage is blocked.
  const [closedHere, setClosedHere] = useState<string>()
  const stored = useSyncExternalStore(
    subscribe,
    useCallback(() => key !== undefined && isStored(key), [key]),
    () => false,
  )
  const close = () => {
    setClosedHere(key ?? '')
    if (key === undefined) return
    try {
      localStorage.setItem(key, 'true')
    } catch {
      // Storage is blocked. The banner stays closed until the page is left.
    }
  }
  return [stored || closedHere === (key ?? ''), close]
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
