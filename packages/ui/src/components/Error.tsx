'use client'

import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import type { LinkTarget } from '../system/links/link-props.ts'
import { messagesOf } from '../system/messages.ts'
import { renderPart, together } from '../system/render-part.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { error as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { errorTheme } from '../theme/error.ts'
import { Button, type ButtonProps } from './Button.tsx'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof errorTheme>

/** An error from a router or server. A plain `Error` only has a message. */
export interface ErrorInfo {
  statusCode?: number | string
  statusMessage?: string
  /** Alias of `statusCode`. */
  status?: number | string
  /** Alias of `statusMessage`. */
  statusText?: string
  message?: string
}

export interface ErrorProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'onError'> {
  /** Icon above the status code. */
  icon?: IconValue
  /** The error: an error of a router, a `Response` or an `Error`. */
  error?: ErrorInfo
  /** Target of the button. @default '/' */
  redirect?: LinkTarget
  /** Shows the button. Pass button props to customize it. @default true */
  clear?: boolean | ButtonProps
  /** Called when the button is pressed, before the navigation. Reset an error boundary here. */
  onClear?: () => void
  /** Replaces the icon. */
  leading?: Slot<{ ui: Classes<Part> }>
  /** Replaces the status code. */
  statusCode?: ReactNode
  /** Replaces the status message. */
  statusMessage?: ReactNode
  /** Replaces the message. */
  message?: ReactNode
  /** Replaces the button. */
  links?: ReactNode
  /** Replaces all content. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <main> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { redirect: '/', clear: true } as const

/** An error page with a link back. */
export function Error(ownProps: ErrorProps) {
  const frond = useFrond()
  const {
    icon,
    error = {},
    redirect,
    clear,
    onClear,
    leading,
    statusCode = error.statusCode ?? error.status,
    statusMessage = error.statusMessage ?? error.statusText,
    message = error.message,
    links,
    children,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, errorTheme, defaults, ownProps)
  const classes = resolveClasses(frond, errorTheme, {}, ui, className)
  const part = renderPart(classes)

  const texts = { statusMessage, statusCode, message: message === statusMessage ? undefined : message }
  // The first of these that is present becomes the heading of the page.
  const heading = Object.entries(texts).find(([, text]) => !isEmptySlot(text))?.[0]
  const text = (name: keyof typeof texts) => part(name, texts[name], (name === heading ? 'h1' : 'p') as ElementType)

  const own = typeof clear === 'object' ? clear : undefined
  const button = clear && (
    <Button
      label={messagesOf(frond, 'error', english).clear}
      size="lg"
      to={redirect}
      {...own}
      onClick={(event) => {
        const result = own?.onClick?.(event)
        if (!event.defaultPrevented) onClear?.()
        return result
      }}
    />
  )

  return renderElement('main', render, {
    'data-slot': 'error',
    ...attributes,
    className: classes.root,
    children: children ?? (
      <>
        {leading === undefined
          ? part('leading', icon && <IconView name={icon} className={classes.leadingIcon} data-slot="leadingIcon" />)
          : fillSlot(leading, { ui: classes })}
        {text('statusCode')}
        {text('statusMessage')}
        {text('message')}
        {part('links', links === undefined ? together(button) : links)}
      </>
    ),
  })
}
