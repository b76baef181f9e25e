'use client'

import { useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { useScrollRegion } from '../primitives/focus/use-scroll-region.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { renderPart } from '../system/render-part.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { chatPaletteTheme } from '../theme/chat-palette.ts'
import type { SlotOf } from '../theme/define-theme.ts'

export interface ChatPaletteProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** The messages. They scroll above the prompt. */
  children?: ReactNode
  /** The prompt, below the messages. */
  prompt?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof chatPaletteTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** A chat for a dialog: messages that scroll, and a prompt below them. */
export function ChatPalette(ownProps: ChatPaletteProps) {
  const frond = useFrond()
  const { children, prompt, className, ui, render, ...attributes } = resolveProps(frond, chatPaletteTheme, {}, ownProps)
  const classes = resolveClasses(frond, chatPaletteTheme, {}, ui, className)
  const box = useRef<HTMLDivElement>(null)
  const messages = useRef<HTMLDivElement>(null)
  useScrollRegion({ box, content: messages })

  return renderElement('div', render, {
    'data-slot': 'chat-palette',
    ...attributes,
    className: classes.root,
    children: (
      <>
        <div ref={box} className={classes.content} data-slot="content">
          <div ref={messages}>{children}</div>
        </div>
        {renderPart(classes)('prompt', prompt)}
      </>
    ),
  })
}
