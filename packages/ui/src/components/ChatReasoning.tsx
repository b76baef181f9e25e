'use client'

import { useEffect, useRef, useState, type HTMLAttributes, type Ref } from 'react'
import { chatReasoning as english } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import type { RenderProp } from '../system/render-element.ts'
import { renderPart } from '../system/render-part.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { useControlled } from '../system/use-controlled.ts'
import { chatReasoningTheme } from '../theme/chat-reasoning.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { ChatDisclosure, shimmeringText } from './chat/chat-disclosure.tsx'
import type { ChatShimmerProps } from './ChatShimmer.tsx'
import type { IconValue } from './Icon.tsx'

export interface ChatReasoningProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'children'> {
  /** The reasoning. */
  text?: string
  /** Whether the reasoning is still streaming. It is expanded while it streams. @default false */
  streaming?: boolean
  /** How long the reasoning took, in seconds. @default the measured time */
  duration?: number
  /** Icon before the label. */
  icon?: IconValue
  /** Position of the chevron. @default 'trailing' */
  chevron?: 'leading' | 'trailing'
  /** Icon of the chevron. @default the icon of the role `chevronDown` */
  chevronIcon?: IconValue
  /** Delay before it closes after the reasoning has ended, in ms. @default 500 */
  autoCloseDelay?: number
  /** Props of the light that moves over the label while streaming. */
  shimmer?: Partial<ChatShimmerProps>
  /** Whether it is open. Leave it out to let the component keep its own state. */
  open?: boolean
  /** Whether it is initially open. @default `streaming` */
  defaultOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Prevents opening and closing. @default false */
  disabled?: boolean
  /** Removes closed content. With `false` find-in-page of the browser can find and open it. @default false */
  unmountOnHide?: boolean
  /** Replaces `text`. */
  children?: Slot<{ open: boolean }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof chatReasoningTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
}

const defaults = { streaming: false, chevron: 'trailing', autoCloseDelay: 500, unmountOnHide: false } as const

/** The reasoning of an assistant: open while it arrives, then a line that says how long it took. */
export function ChatReasoning(ownProps: ChatReasoningProps) {
  const frond = useFrond()
  const {
    text,
    streaming,
    duration,
    icon,
    chevron,
    chevronIcon,
    autoCloseDelay,
    shimmer,
    open: openProp,
    defaultOpen,
    onOpenChange,
    children = text,
    className,
    ui,
    ...attributes
  } = resolveProps(frond, chatReasoningTheme, defaults, ownProps)
  const [open, setOpen] = useControlled(openProp, defaultOpen ?? streaming)
  const show = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  const touched = useAutoOpen(streaming, autoCloseDelay, open, show)
  const measured = useDuration(streaming)

  const body = fillSlot(children, { open })
  const hasBody = !isEmptySlot(body)
  const classes = resolveClasses(
    frond,
    chatReasoningTheme,
    { pressable: hasBody, swaps: chevron === 'leading' && hasBody && icon !== undefined },
    ui,
    className,
  )
  const messages = messagesOf(frond, 'chatReasoning', english)
  const seconds = duration ?? measured
  const label = streaming
    ? messages.thinking
    : seconds === undefined
      ? messages.thought
      : fillText(messages.thoughtFor, { duration: formatDuration(frond.locale?.code ?? 'en', seconds) })

  return (
    <ChatDisclosure
      slot="chat-reasoning"
      busy={streaming}
      attributes={attributes}
      classes={classes}
      icon={icon}
      chevron={chevron}
      chevronIcon={chevronIcon}
      label={shimmeringText(label, streaming, shimmer)}
      open={open}
      onOpenChange={(next) => {
        touched.current = true
        show(next)
      }}
      content={renderPart(classes)('body', body)}
    />
  )
}

/** Opens when streaming begins and closes after it has ended. The user's own choice, noted in the returned ref, wins. */
function useAutoOpen(streaming: boolean, delayMs: number, open: boolean, show: (open: boolean) => void) {
  const touched = useRef(false)
  const wasStreaming = useRef(streaming)
  const latest = useRef({ open, show })
  useEffect(() => {
    latest.current = { open, show }
  })
  useEffect(() => {
    const ended = wasStreaming.current && !streaming
    const began = !wasStreaming.current && streaming
    wasStreaming.current = streaming
    if (began) {
      touched.current = false
      if (!latest.current.open) latest.current.show(true)
    }
    if (!ended || touched.current) return
    const timer = setTimeout(() => {
      if (latest.current.open && !touched.current) latest.current.show(false)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [streaming, delayMs])
  return touched
}

/** Seconds from the beginning to the end of streaming, at least 1. Undefined until streaming has been seen to end. */
function useDuration(streaming: boolean): number | undefined {
  const [seconds, setSeconds] = useState<number>()
  const startedAt = useRef<number>(undefined)
  useEffect(() => {
    if (streaming) {
      startedAt.current = performance.now()
    } else if (startedAt.current !== undefined) {
      setSeconds(Math.max(1, Math.round((performance.now() - startedAt.current) / 1000)))
      startedAt.current = undefined
    }
  }, [streaming])
  return seconds
}

function formatDuration(locale: string, seconds: number): string {
  const [value, unit] = seconds < 60 ? [seconds, 'second'] : [seconds / 60, 'minute']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(
    value,
  )
}
