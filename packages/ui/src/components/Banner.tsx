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
  /** Remembers under this name that the visitor closed it: in local storage, as `frond-banner-{id}`. */
  id?: string
  /** What it says, in one line where possible. */
  title?: string
  /** Icon before the text. */
  icon?: IconValue
  /** Colour of the strip. @default 'primary' */
  color?: Color
  /** Buttons after the text. */
  actions?: readonly ButtonProps[]
  /** Makes the whole strip a link. Buttons in it still work. */
  to?: LinkTarget
  /** Where the link opens. */
  target?: LinkProps['target']
  /** Shows a close button; an object sets its props. @default false */
  close?: boolean | ButtonProps
  /** Icon of the close button. @default the icon of the role `close` */
  closeIcon?: IconValue
  /** Called when the close button is pressed. */
  onClose?: () => void
  /** Replaces the icon. */
  leading?: Slot<SlotArgs>
  /** Content in place of `title`. */
  renderTitle?: ReactNode
  /** Replaces the buttons of `actions`. */
  renderActions?: ReactNode
  /** Replaces the close button. */
  renderClose?: Slot<SlotArgs>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { color: 'primary', close: false } as const

/** A strip above the page with something to tell. */
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
    // The script below may have hidden it before React came.
    suppressHydrationWarning: key !== undefined,
    children: (
      <>
        {key !== undefined && !hydrated && (
          <script nonce={frond.nonce} dangerouslySetInnerHTML={{ __html: hideBeforePaint }} />
        )}
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
                    // On a fill its own colour would not be seen.
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
 * Runs as the browser reads the page, right where the banner begins: what was closed is never painted. The text is the
 * same for every banner, so that a Content-Security-Policy can name its hash.
 */
const hideBeforePaint =
  'try{let b=document.currentScript.parentNode;b.hidden=localStorage.getItem("frond-banner-"+b.id.replace(/[^\\w-]/g,"-"))==="true"}catch{}'

/** Whether the banner is closed: here, earlier, or in another tab. */
function useClosed(key: string | undefined): [closed: boolean, close: () => void] {
  // Also for what cannot be stored: without an id, or where storage is blocked.
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
      // It stays closed until the page is left.
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
