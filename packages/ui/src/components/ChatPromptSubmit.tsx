'use client'

import type { MouseEvent } from 'react'
import { arrowUp } from '../icons/arrowUp.ts'
import { reload as reloadRole } from '../icons/reload.ts'
import { stop as stopRole } from '../icons/stop.ts'
import { chatPromptSubmit as english } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { isEmptySlot, roleIcon } from '../system/slots.ts'
import { chatPromptSubmitTheme } from '../theme/chat-prompt-submit.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { Button, type ButtonProps } from './Button.tsx'
import type { ChatStatus } from './chat/chat-types.ts'
import type { IconValue } from './Icon.tsx'

type Variant = ButtonProps['variant']

export interface ChatPromptSubmitProps extends Omit<ButtonProps, 'icon' | 'ui'> {
  /** Status of the chat. While an answer is expected the button stops it, after an error it tries again. @default 'ready' */
  status?: ChatStatus
  /** Icon while ready, or `false` for none. @default the icon of the role `arrowUp` */
  icon?: IconValue | false
  /** Color while ready. @default 'primary' */
  color?: Color
  /** Variant while ready. @default 'solid' */
  variant?: Variant
  /** Icon while an answer arrives. @default the icon of the role `stop` */
  streamingIcon?: IconValue
  /** Color while an answer arrives. @default 'neutral' */
  streamingColor?: Color
  /** Variant while an answer arrives. @default 'subtle' */
  streamingVariant?: Variant
  /** Icon while the message is sent and no answer has arrived. @default the icon of the role `stop` */
  submittedIcon?: IconValue
  /** Color while the message is sent. @default 'neutral' */
  submittedColor?: Color
  /** Variant while the message is sent. @default 'subtle' */
  submittedVariant?: Variant
  /** Icon after an error. @default the icon of the role `reload` */
  errorIcon?: IconValue
  /** Color after an error. @default 'error' */
  errorColor?: Color
  /** Variant after an error. @default 'soft' */
  errorVariant?: Variant
  /** Called on a press while an answer is expected. */
  onStop?: (event: MouseEvent<HTMLElement>) => void
  /** Called on a press after an error. */
  onReload?: (event: MouseEvent<HTMLElement>) => void
  /** Extra classes for each part of the button. */
  ui?: { [P in SlotOf<typeof chatPromptSubmitTheme>]?: ClassValue } & ButtonProps['ui']
}

const defaults = {
  status: 'ready',
  color: 'primary',
  variant: 'solid',
  streamingColor: 'neutral',
  streamingVariant: 'subtle',
  submittedColor: 'neutral',
  submittedVariant: 'subtle',
  errorColor: 'error',
  errorVariant: 'soft',
} as const

/** The button of a chat prompt: sends the message, stops the answer, or tries again. */
export function ChatPromptSubmit(ownProps: ChatPromptSubmitProps) {
  const frond = useFrond()
  const {
    status,
    icon,
    color,
    variant,
    streamingIcon,
    streamingColor,
    streamingVariant,
    submittedIcon,
    submittedColor,
    submittedVariant,
    errorIcon,
    errorColor,
    errorVariant,
    onStop,
    onReload,
    onClick,
    disabled,
    className,
    ui,
    ...props
  } = resolveProps(frond, chatPromptSubmitTheme, defaults, ownProps)
  const messages = messagesOf(frond, 'chatPromptSubmit', english)
  const stopIcon = roleIcon(frond, 'stop', stopRole)
  const { base, ...buttonUi } = ui ?? {}

  const byStatus: Record<ChatStatus, ButtonProps> = {
    ready: {
      type: 'submit',
      icon: icon === false ? undefined : (icon ?? roleIcon(frond, 'arrowUp', arrowUp)),
      color,
      variant,
      disabled,
      'aria-label': messages.label,
      onClick,
    },
    submitted: {
      icon: submittedIcon ?? stopIcon,
      color: submittedColor,
      variant: submittedVariant,
      'aria-label': messages.stop,
      onClick: onStop,
    },
    streaming: {
      icon: streamingIcon ?? stopIcon,
      color: streamingColor,
      variant: streamingVariant,
      'aria-label': messages.stop,
      onClick: onStop,
    },
    error: {
      icon: errorIcon ?? roleIcon(frond, 'reload', reloadRole),
      color: errorColor,
      variant: errorVariant,
      'aria-label': messages.reload,
      onClick: onReload,
    },
  }
  const { 'aria-label': name, ...button } = byStatus[status]
  // A visible label of the caller names the button while it sends. It does not say that the button now stops or reloads.
  const hasLabel = status === 'ready' && !isEmptySlot(props.children ?? props.label)

  return (
    <Button
      data-slot="chat-prompt-submit"
      aria-label={hasLabel ? undefined : name}
      {...props}
      {...button}
      ui={buttonUi}
      className={addClass(resolveClasses(frond, chatPromptSubmitTheme, {}, { base }).base, className)}
    />
  )
}
