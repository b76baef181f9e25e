'use client'

import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { chatMessage as english } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { renderPart, together } from '../system/render-part.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { chatMessageTheme } from '../theme/chat-message.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { AvatarOptions } from './avatar/avatar-view.tsx'
import { Button, type ButtonProps } from './Button.tsx'
import { textOfMessage, type ChatMessagePart, type ChatUIMessage } from './chat/chat-types.ts'
import { messageFiles } from './chat/message-files.tsx'
import { leadingSide } from './field/icon-sides.tsx'
import type { IconValue } from './Icon.tsx'
import { Tooltip } from './Tooltip.tsx'

export type { ChatMessagePart, ChatStatus, ChatUIMessage } from './chat/chat-types.ts'

type Part = SlotOf<typeof chatMessageTheme>

/** A button below a message. */
export interface ChatMessageAction extends Omit<ButtonProps, 'onClick'> {
  /** Called on a press, with the message. */
  onClick?: (event: MouseEvent<HTMLElement>, message: ChatUIMessage) => unknown
}

/** Arguments of the slots of a message. */
export interface ChatMessageSlotArgs {
  message: ChatUIMessage
  /** The text parts of the message, joined. */
  text: string
  /** The classes of each part. */
  ui: Classes<Part>
}

export interface ChatMessageProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'className' | 'color' | 'content' | 'children' | 'id' | 'role'
> {
  /** Identifies the message. */
  id: string
  /** The author: `user`, `assistant` or `system`. */
  role: string
  /** The parts of the message, in the format of the AI SDK. */
  parts: readonly ChatMessagePart[]
  /** Plain text, for a message without text parts. */
  content?: string
  /** Data of the application, for the slots. */
  metadata?: unknown
  /** Icon beside the message. */
  icon?: IconValue
  /** Avatar beside the message. An icon replaces it. */
  avatar?: AvatarOptions
  /** Visual style of the message. @default 'naked' */
  variant?: ThemeOption<typeof chatMessageTheme, 'variant'>
  /** Color of the message. @default 'neutral' */
  color?: Color
  /** Side of the message. In right-to-left languages, left and right are swapped. @default 'left' */
  side?: ThemeOption<typeof chatMessageTheme, 'side'>
  /** Buttons below the message, visible on hover and focus. Buttons with an icon show the label as a tooltip. */
  actions?: readonly ChatMessageAction[]
  /** Uses smaller text and less space. @default false */
  compact?: boolean
  /** Content above the message. */
  header?: Slot<ChatMessageSlotArgs>
  /** Replaces the icon or avatar. */
  leading?: Slot<ChatMessageSlotArgs>
  /** Replaces the files. */
  files?: Slot<ChatMessageSlotArgs>
  /** Replaces files, content and actions. */
  body?: Slot<ChatMessageSlotArgs>
  /** Replaces the text, for example by rendered Markdown. */
  renderContent?: Slot<ChatMessageSlotArgs>
  /** Replaces the buttons. */
  renderActions?: Slot<ChatMessageSlotArgs>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <article> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { variant: 'naked', color: 'neutral', side: 'left', compact: false } as const

/** One message of a chat, with files, text and buttons. */
export function ChatMessage(ownProps: ChatMessageProps) {
  const frond = useFrond()
  const {
    id,
    role,
    parts,
    content,
    metadata,
    icon,
    avatar,
    variant,
    color,
    side,
    actions,
    compact,
    header,
    leading,
    files,
    body,
    renderContent,
    renderActions,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, chatMessageTheme, defaults, ownProps)
  const message: ChatUIMessage = { id, role, parts, content, metadata }
  const text = textOfMessage(message)
  const plain = renderContent === undefined
  const classes = resolveClasses(frond, chatMessageTheme, { variant, color, side, compact, plain }, ui, className)
  const part = renderPart(classes)
  const fill = (slot: Slot<ChatMessageSlotArgs>) => fillSlot(slot, { message, text, ui: classes })
  const names: Partial<Record<string, string>> = messagesOf(frond, 'chatMessage', english)

  return renderElement('article', render, {
    'data-slot': 'chat-message',
    'data-role': role,
    'aria-label': attributes['aria-labelledby'] ? undefined : names[role],
    ...attributes,
    className: classes.root,
    children: (
      <>
        {part('header', fill(header))}
        <div className={classes.container} data-slot="container">
          {part(
            'leading',
            leading === undefined
              ? leadingSide(undefined, { leading: icon }, avatar, { ...classes, trailingIcon: '' })
              : fill(leading),
          )}
          <div className={classes.body} data-slot="body">
            {body === undefined
              ? together(
                  part('files', files === undefined ? messageFiles(frond, parts, classes) : fill(files)),
                  part('content', plain ? text : fill(renderContent)),
                  part('actions', renderActions === undefined ? actionButtons(actions, message) : fill(renderActions)),
                )
              : fill(body)}
          </div>
        </div>
      </>
    ),
  })
}

function actionButtons(actions: ChatMessageProps['actions'], message: ChatUIMessage): ReactNode {
  if (!actions || actions.length === 0) return null
  return actions.map(({ onClick, label, ...action }, index) => {
    const button = {
      color: 'neutral',
      variant: 'ghost',
      size: 'xs',
      ...action,
      onClick: onClick && ((event: MouseEvent<HTMLElement>) => onClick(event, message)),
    } as const
    if (isEmptySlot(action.icon) || label === undefined) return <Button key={index} label={label} {...button} />
    return (
      <Tooltip key={index} text={label}>
        <Button aria-label={label} {...button} />
      </Tooltip>
    )
  })
}
