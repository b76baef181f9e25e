'use client'

import { useLayoutEffect, useRef, type HTMLAttributes, type Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { useJoinedRef } from '../system/use-joined-ref.ts'
import { chatShimmerTheme } from '../theme/chat-shimmer.ts'
import type { SlotOf } from '../theme/define-theme.ts'

export interface ChatShimmerProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'children'> {
  /** The text. */
  text: string
  /** Time of one pass of the light, in seconds. @default 2 */
  duration?: number
  /** Width of the light per character of the text, in px. @default 2 */
  spread?: number
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof chatShimmerTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <span> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { duration: 2, spread: 2 } as const

/** Text with a light that moves over it while something is in progress. */
export function ChatShimmer(ownProps: ChatShimmerProps) {
  const frond = useFrond()
  const { text, duration, spread, className, ui, render, ref, ...attributes } = resolveProps(
    frond,
    chatShimmerTheme,
    defaults,
    ownProps,
  )
  const classes = resolveClasses(frond, chatShimmerTheme, {}, ui, className)
  const root = useRef<HTMLElement>(null)

  // Set by script, because a Content-Security-Policy can forbid style attributes in the HTML from the server.
  useLayoutEffect(() => {
    root.current?.style.setProperty('--shimmer-duration', `${duration}s`)
    root.current?.style.setProperty('--shimmer-spread', `${text.length * spread}px`)
  }, [duration, spread, text.length])

  return renderElement('span', render, {
    'data-slot': 'chat-shimmer',
    ...attributes,
    className: classes.base,
    ref: useJoinedRef(root, ref),
    children: text,
  })
}
