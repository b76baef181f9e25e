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

/** What went wrong, as routers and servers tell it. An `Error` has a message alone. */
export interface ErrorInfo {
  statusCode?: number | string
  statusMessage?: string
  /** The same as `statusCode`. */
  status?: number | string
  /** The same as `statusMessage`. */
  statusText?: string
  message?: string
}

export interface ErrorProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'onError'> {
  /** Icon above everything. */
  icon?: IconValue
  /** What went wrong. Takes what a router throws, a `Response` or an `Error`. */
  error?: ErrorInfo
  /** Where the button leads. @default '/' */
  redirect?: LinkTarget
  /** The button: `false` for none, or its props. @default true */
  clear?: boolean | ButtonProps
  /** Called when the button is pressed, before it leads away. Reset an error boundary here. */
  onClear?: () => void
  /** Replaces the icon. */
  leading?: Slot<{ ui: Classes<Part> }>
  /** Content in place of the status code. */
  statusCode?: ReactNode
  /** Content in place of the status message. */
  statusMessage?: ReactNode
  /** Content in place of the message. */
  message?: ReactNode
  /** Replaces the button. */
  links?: ReactNode
  /** Replaces everything inside. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. @default <main> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { redirect: '/', clear: true } as const

/** A page that says what went wrong and leads back. */
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
  // A page has one heading that names it: the first of these that is there.
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
        const answer = own?.onClick?.(event)
        if (!event.defaultPrevented) onClear?.()
        return answer
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
