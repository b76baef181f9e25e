'use client'

import {
  isValidElement,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
} from 'react'
import { isFocusReturning } from '../primitives/focus/return-focus.ts'
import { useHover } from '../primitives/popup/hover.ts'
import type { PopupPlacement } from '../primitives/popup/place-popup.ts'
import type { PopupReference } from '../primitives/popup/popup-options.ts'
import { isGroupTaken, isGroupWarm, type GroupMember } from '../primitives/popup/tooltip-group.ts'
import { usePresence } from '../primitives/presence/use-presence.ts'
import { cloneTrigger } from '../system/clone-trigger.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type PortalTarget } from '../system/frond-context.ts'
import { joinProps, joinRefs } from '../system/render-element.ts'
import type { Classes } from '../system/resolve-classes.ts'
import { resolveLazy } from '../system/resolve-lazy.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { isEmptySlot, type Slot } from '../system/slots.ts'
import { useControlled } from '../system/use-controlled.ts'
import { warn } from '../system/warn.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { tooltipTheme } from '../theme/tooltip.ts'
import { Button } from './Button.tsx'
import type { KbdProps } from './Kbd.tsx'
import { TooltipContent } from './tooltip/tooltip-content.tsx'
import { ignorePress, useLongPress } from './tooltip/use-long-press.ts'

type Part = SlotOf<typeof tooltipTheme>

/** Position of a tooltip relative to its trigger. */
export interface TooltipContentOptions extends PopupPlacement {}

/** Settings for all tooltips of an application. */
export interface TooltipSettings {
  /** Delay before a tooltip opens, in ms. @default 300 */
  delayDuration?: number
  /** Time after closing in which the next tooltip opens without delay, in ms. @default 300 */
  skipDelayDuration?: number
  /** Placement of tooltips. @default { side: 'bottom', sideOffset: 8, collisionPadding: 8 } */
  content?: TooltipContentOptions
  /** Closes a tooltip when the pointer leaves its trigger, even if it moves to the tooltip. @default false */
  disableHoverableContent?: boolean
  /** Keeps a tooltip open when its trigger is pressed. @default false */
  disableClosingTrigger?: boolean
  /** Disables all tooltips. @default false */
  disabled?: boolean
}

export interface TooltipProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'content' | 'children'> {
  /** Text of the tooltip. */
  text?: string
  /** Keyboard shortcut of the trigger. */
  kbds?: readonly (string | KbdProps)[]
  /** Placement of the tooltip. @default { side: 'bottom', sideOffset: 8, collisionPadding: 8 } */
  content?: TooltipContentOptions
  /** Shows an arrow that points at the trigger. An object sets attributes of the arrow. @default false */
  arrow?: boolean | Omit<HTMLAttributes<HTMLDivElement>, 'className'>
  /** Where the tooltip is rendered: `true` for the target of `<App>`, `false` for beside the trigger, a selector, or an element. @default true */
  portal?: PortalTarget
  /** Anchor of the tooltip. @default the trigger */
  reference?: PopupReference
  /** Whether the tooltip is open. Leave it out to let the tooltip keep its own state. */
  open?: boolean
  /** Whether it is initially open. @default false */
  defaultOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Delay before opening, in ms. @default the setting of `<App tooltip>` */
  delayDuration?: number
  /** Closes the tooltip when the pointer leaves the trigger, even if it moves to the tooltip. @default false */
  disableHoverableContent?: boolean
  /** Keeps the tooltip open when the trigger is pressed. @default false */
  disableClosingTrigger?: boolean
  /** Disables the tooltip. @default false */
  disabled?: boolean
  /** Opens only on keyboard focus, not if a script or a press has set the focus. @default true */
  ignoreNonKeyboardFocus?: boolean
  /** Replaces the content. */
  renderContent?: Slot<{ ui: Classes<Part> }>
  /**
   * The trigger: one element, or a function that returns it. A disabled `<Button>` or `<button>` gets `aria-disabled` instead of
   * `disabled`, so that it can be hovered and focused, and ignores presses. Other disabled controls get no events from the
   * browser; wrap them in a `<span tabIndex={0}>`.
   */
  children?: ReactElement | ((state: { open: boolean }) => ReactElement)
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  ref?: Ref<HTMLDivElement>
}

const defaults = {
  arrow: false,
  portal: true,
  disableHoverableContent: false,
  disableClosingTrigger: false,
  disabled: false,
  ignoreNonKeyboardFocus: true,
} as const

/** A hint that is shown while its trigger is hovered, focused or held by a finger. */
export function Tooltip(ownProps: TooltipProps) {
  const frond = useFrond()
  const { delayDuration = 300, skipDelayDuration = 300, ...settings } = frond.tooltip ?? {}
  const props = resolveProps(frond, tooltipTheme, { ...defaults, ...settings, delayDuration }, ownProps)
  const { text, kbds, renderContent, children, disableClosingTrigger } = props

  const [wantedOpen, setOwnOpen] = useControlled(props.open, props.defaultOpen ?? false)
  const disabled = props.disabled || !(text || kbds?.length || !isEmptySlot(renderContent))
  const open = !disabled && wantedOpen
  const { present, leave } = usePresence(open)
  const [isInstant, setInstant] = useState(false)
  const trigger = useRef<Element>(null)
  const popup = useRef<HTMLDivElement>(null)
  /** Membership in the group of tooltips of which only one is shown at a time. */
  const member = useRef<GroupMember | null>(null)
  const ownId = useId()
  const id = props.id ?? ownId

  const setOpen = (next: boolean) => {
    member.current = next ? { close: closeForAnother } : null
    setInstant(next && isGroupTaken())
    setOwnOpen(next)
    props.onOpenChange?.(next)
  }
  const hover = useHover({
    open,
    setOpen,
    openDelay: () => (isGroupWarm(skipDelayDuration) ? 0 : props.delayDuration),
    trigger,
    popup,
    hoverable: !props.disableHoverableContent,
  })
  const hide = () => {
    hover.cancel()
    if (open) setOpen(false)
  }
  const closeForAnother = () => {
    hover.setOpen(false)
    setInstant(true)
  }
  const answers = {
    ...hover.trigger,
    onFocus({ currentTarget }: FocusEvent) {
      if (isFocusReturning()) return
      const isMeant = props.ignoreNonKeyboardFocus
        ? currentTarget.matches(':focus-visible')
        : !currentTarget.matches(':active')
      if (isMeant && !open) hover.setOpen(true)
    },
    onBlur: hide,
    onPointerDown: disableClosingTrigger ? undefined : hide,
    onClick: disableClosingTrigger ? undefined : hide,
  }
  const touch = useLongPress(disabled, hover.setOpen)

  const child = resolveLazy(typeof children === 'function' ? children({ open }) : children)
  const element = isValidElement(child) ? child : <span>{child}</span>
  if (child !== undefined && element !== child) {
    warn(
      'Tooltip',
      'its children are not one element, so they were wrapped in a span that is not focusable. Pass one button or link.',
    )
  }

  return (
    <>
      {cloneTrigger(element, (inner) => {
        const own = disabled
          ? { ref: joinRefs(trigger, inner.props.ref as Ref<Element>) }
          : joinProps(touch, joinProps({ ...answers, ref: trigger }, inner.props))
        if (open) own['aria-describedby'] = [id, inner.props['aria-describedby']].filter(Boolean).join(' ')
        return isDisabledButton(inner) ? { ...own, ...reachable } : own
      })}
      {present && (
        <TooltipContent
          frond={frond}
          props={props}
          id={id}
          open={open}
          isInstant={isInstant}
          onGone={leave}
          hide={hide}
          hover={hover}
          trigger={trigger}
          popup={popup}
          member={member}
        />
      )}
    </>
  )
}

Tooltip.triggerProp = 'children'

/** Props that replace `disabled`, because a disabled button gets no events and no focus. */
const reachable = { disabled: false, 'aria-disabled': true, onClick: ignorePress }

function isDisabledButton({ type, props }: ReactElement<Record<string, unknown>>): boolean {
  return props.disabled === true && (type === 'button' || resolveLazy(type) === Button)
}
