'use client'

import {
  useImperativeHandle,
  useRef,
  type FormHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  type SubmitEvent,
} from 'react'
import { chatPrompt as english } from '../locale/en.ts'
import { endComposition, isComposing } from '../primitives/text/ime.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { renderPart } from '../system/render-part.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { fillSlot, type IconOptions, type Slot } from '../system/slots.ts'
import { useControlled } from '../system/use-controlled.ts'
import { chatPromptTheme } from '../theme/chat-prompt.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { Textarea } from './Textarea.tsx'

type Part = SlotOf<typeof chatPromptTheme>

/** Arguments of the slot `body`. */
export interface ChatPromptBodyArgs {
  /** Submits the prompt, unless it is empty. */
  submit: () => void
  /** Removes the focus from the field and calls `onClose`. */
  close: () => void
  placeholder: string
  disabled: boolean
  ui: Classes<Part>
}

export interface ChatPromptHandle {
  /** The native textarea. */
  readonly textareaRef: RefObject<HTMLTextAreaElement | null>
}

export interface ChatPromptProps
  extends
    Pick<IconOptions, 'icon' | 'avatar' | 'loading' | 'loadingIcon'>,
    Omit<FormHTMLAttributes<HTMLFormElement>, 'className' | 'color' | 'children' | 'onSubmit' | 'defaultValue'> {
  /** Accessible name of the field. @default the `placeholder` */
  'aria-label'?: string
  /** Text shown while the field is empty. @default a message in the language of the application */
  placeholder?: string
  /** Color of the focused field. @default 'primary' */
  color?: Color
  /** Visual style of the prompt. @default 'outline' */
  variant?: ThemeOption<typeof chatPromptTheme, 'variant'>
  /** Submits with Enter, and Shift+Enter starts a new line. With `false`, Ctrl+Enter or ⌘+Enter submits. @default true */
  submitOnEnter?: boolean
  /** The error of the chat. Shows the prompt in the error color. */
  error?: Error | null
  /** Number of lines that are visible at least. @default 1 */
  rows?: number
  /** Number of lines up to which the field grows. 0 for no limit. @default 0 */
  maxrows?: number
  /** Focuses the field on mount. @default true */
  autoFocus?: boolean
  /** Delay before `autoFocus`, in ms. @default 0 */
  autofocusDelay?: number
  /** Grows with the text. @default true */
  autoresize?: boolean
  /** Delay before the first fitting of the height, in ms. @default 0 */
  autoresizeDelay?: number
  /** Prevents typing and submitting. @default false */
  disabled?: boolean
  /** The text (controlled). */
  value?: string
  /** The initial text. @default '' */
  defaultValue?: string
  /** Called with the text when it changes. */
  onValueChange?: (value: string) => void
  /** Called when a text that is not empty is submitted. The page does not navigate. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>, value: string) => void
  /** Called when Escape is pressed. */
  onClose?: () => void
  /** Content above the field. */
  header?: ReactNode
  /** Content below the field, such as a ChatPromptSubmit. */
  footer?: ReactNode
  /** Replaces the field. */
  body?: Slot<ChatPromptBodyArgs>
  /** Content at the end of the field, such as a ChatPromptSubmit. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <form> */
  render?: RenderProp
  ref?: Ref<HTMLFormElement>
  /** Gives access to the native textarea. */
  handleRef?: Ref<ChatPromptHandle>
}

const defaults = {
  color: 'primary',
  variant: 'outline',
  submitOnEnter: true,
  rows: 1,
  maxrows: 0,
  autoFocus: true,
  autoresize: true,
  disabled: false,
  defaultValue: '',
} as const

/** A form with a field that grows with the text, for messages to an assistant. */
export function ChatPrompt(ownProps: ChatPromptProps) {
  const frond = useFrond()
  const messages = messagesOf(frond, 'chatPrompt', english)
  const {
    'aria-label': label,
    placeholder = messages.placeholder,
    color,
    variant,
    submitOnEnter,
    error,
    rows,
    maxrows,
    autoFocus,
    autofocusDelay,
    autoresize,
    autoresizeDelay,
    disabled,
    icon,
    avatar,
    loading,
    loadingIcon,
    value: givenValue,
    defaultValue,
    onValueChange,
    onSubmit,
    onClose,
    header,
    footer,
    body,
    children,
    className,
    ui,
    render,
    handleRef,
    ...attributes
  } = resolveProps(frond, chatPromptTheme, defaults, ownProps)
  const [value, setValue] = useControlled(givenValue, defaultValue)
  const textarea = useRef<HTMLTextAreaElement>(null)
  const bodyElement = useRef<HTMLDivElement>(null)
  useImperativeHandle(handleRef, () => ({ textareaRef: textarea }), [])

  const shownColor = error ? 'error' : color
  const classes = resolveClasses(frond, chatPromptTheme, { variant, color: shownColor, disabled }, ui, className)
  const part = renderPart(classes)

  const submit = () => bodyElement.current?.closest('form')?.requestSubmit()
  const close = () => {
    textarea.current?.blur()
    onClose?.()
  }
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event) || event.defaultPrevented) return
    if (event.key === 'Escape') {
      close()
    } else if (event.key === 'Enter' && submitsOnPress(event, submitOnEnter)) {
      event.preventDefault()
      submit()
    }
  }

  const field = (
    <Textarea
      ref={textarea}
      aria-label={label ?? placeholder}
      aria-invalid={error ? true : undefined}
      placeholder={placeholder}
      variant="none"
      size="xl"
      color={shownColor}
      rows={rows}
      maxrows={maxrows}
      autoFocus={autoFocus}
      autofocusDelay={autofocusDelay}
      autoresize={autoresize}
      autoresizeDelay={autoresizeDelay}
      disabled={disabled}
      icon={icon}
      avatar={avatar}
      loading={loading}
      loadingIcon={loadingIcon}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange?.(next)
      }}
      onKeyDown={pressKey}
      onCompositionEnd={endComposition}
      ui={{ base: classes.base }}
    >
      {children}
    </Textarea>
  )

  return renderElement('form', render, {
    'data-slot': 'chat-prompt',
    ...attributes,
    className: classes.root,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!disabled && value.trim() !== '') onSubmit?.(event, value)
    },
    children: (
      <>
        {part('header', header)}
        <div ref={bodyElement} className={classes.body} data-slot="body">
          {body === undefined ? field : fillSlot(body, { submit, close, placeholder, disabled, ui: classes })}
        </div>
        {part('footer', footer)}
      </>
    ),
  })
}

/** Whether the pressed Enter key submits the prompt, and does not start a new line. */
function submitsOnPress({ shiftKey, ctrlKey, metaKey }: KeyboardEvent, submitOnEnter: boolean): boolean {
  return submitOnEnter ? !shiftKey : ctrlKey || metaKey
}
