'use client'

import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { loading as loadingRole } from '../icons/loading.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import type { RenderProp } from '../system/render-element.ts'
import { renderPart, together } from '../system/render-part.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { fillSlot, isEmptySlot, roleIcon, type Slot } from '../system/slots.ts'
import { useControlled } from '../system/use-controlled.ts'
import { chatToolTheme } from '../theme/chat-tool.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { Button, type ButtonProps } from './Button.tsx'
import { ChatDisclosure, shimmeringText } from './chat/chat-disclosure.tsx'
import type { ChatShimmerProps } from './ChatShimmer.tsx'
import type { IconValue } from './Icon.tsx'

export interface ChatToolProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'children'> {
  /** What the tool does, such as `Searching the web`. */
  text?: string
  /** Text after `text`, in a quieter color. */
  suffix?: string
  /** Icon before the text. */
  icon?: IconValue
  /** Shows the loading icon instead of `icon`. @default false */
  loading?: boolean
  /** Icon shown while loading. @default the icon of the role `loading` */
  loadingIcon?: IconValue
  /** Moves a light over the text while the tool works. @default false */
  streaming?: boolean
  /** Shows a line of text, or a card with a border. @default 'inline' */
  variant?: ThemeOption<typeof chatToolTheme, 'variant'>
  /** Position of the chevron. @default 'trailing' */
  chevron?: 'leading' | 'trailing'
  /** Icon of the chevron. @default the icon of the role `chevronDown` */
  chevronIcon?: IconValue
  /** Props of the moving light. */
  shimmer?: Partial<ChatShimmerProps>
  /** Buttons below the body, for example to approve the call. When they appear, the tool opens. */
  actions?: readonly ButtonProps[]
  /** Whether it is open. Leave it out to let the component keep its own state. */
  open?: boolean
  /** Whether it is initially open. @default true with `actions` */
  defaultOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Prevents opening and closing. @default false */
  disabled?: boolean
  /** Removes closed content. With `false` find-in-page of the browser can find and open it. @default false */
  unmountOnHide?: boolean
  /** The body: input and output of the tool. */
  children?: Slot<{ open: boolean }>
  /** Replaces the buttons. */
  renderActions?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof chatToolTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
}

const defaults = {
  loading: false,
  streaming: false,
  variant: 'inline',
  chevron: 'trailing',
  unmountOnHide: false,
} as const

/** A tool call of an assistant: a line of text that opens to show input, output and buttons. */
export function ChatTool(ownProps: ChatToolProps) {
  const frond = useFrond()
  const {
    text = '',
    suffix,
    icon,
    loading,
    loadingIcon,
    streaming,
    variant,
    chevron,
    chevronIcon,
    shimmer,
    actions = [],
    open: openProp,
    defaultOpen,
    onOpenChange,
    children,
    renderActions,
    className,
    ui,
    ...attributes
  } = resolveProps(frond, chatToolTheme, defaults, ownProps)
  const needsAnswer = actions.length > 0 || !isEmptySlot(renderActions)
  const [open, setOpen] = useControlled(openProp, defaultOpen ?? needsAnswer)
  const [neededAnswer, setNeededAnswer] = useState(needsAnswer)
  if (needsAnswer !== neededAnswer) {
    setNeededAnswer(needsAnswer)
    if (needsAnswer) setOpen(true)
  }

  const body = fillSlot(children, { open })
  const hasBody = !isEmptySlot(body) || needsAnswer
  const shownIcon = loading ? (loadingIcon ?? roleIcon(frond, 'loading', loadingRole)) : icon
  const classes = resolveClasses(
    frond,
    chatToolTheme,
    { variant, loading, pressable: hasBody, swaps: chevron === 'leading' && hasBody && shownIcon !== undefined },
    ui,
    className,
  )
  const part = renderPart(classes)
  const buttons = actions.map((action, index) => (
    <Button key={index} size="sm" {...(index > 0 && { color: 'neutral', variant: 'outline' })} {...action} />
  ))
  const label = (
    <>
      {shimmeringText(text, streaming, shimmer)}
      {part('suffix', suffix, 'span')}
    </>
  )

  return (
    <ChatDisclosure
      slot="chat-tool"
      busy={loading || streaming}
      attributes={attributes}
      classes={classes}
      icon={shownIcon}
      chevron={chevron}
      chevronIcon={chevronIcon}
      label={label}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        onOpenChange?.(next)
      }}
      content={together(
        part('body', body),
        part('actions', renderActions ?? (buttons.length > 0 ? buttons : undefined)),
      )}
    />
  )
}
