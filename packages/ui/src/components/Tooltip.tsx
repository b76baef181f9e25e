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

/** Where a tooltip stands beside its trigger. */
export interface TooltipContentOptions extends PopupPlacement {}

/** What an application says about all its tooltips. */
export interface TooltipSettings {
  /** Wait before a tooltip opens, in ms. @default 300 */
  delayDuration?: number
  /** Time after one tooltip closed in which the next opens at once, in ms. @default 300 */
  skipDelayDuration?: number
  /** Where tooltips stand. @default { side: 'bottom', sideOffset: 8, collisionPadding: 8 } */
  content?: TooltipContentOptions
  /** Closes a tooltip as soon as the pointer leaves its trigger. @default false */
  disableHoverableContent?: boolean
  /** Keeps a tooltip open when its trigger is pressed. @default false */
  disableClosingTrigger?: boolean
  /** @default false */
  disabled?: boolean
}

export interface TooltipProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'content' | 'children'> {
  /** The hint. */
  text?: string
  /** Keys that do the same as the trigger. */
  kbds?: readonly (string | KbdProps)[]
  /** Where the tooltip stands. @default { side: 'bottom', sideOffset: 8, collisionPadding: 8 } */
  content?: TooltipContentOptions
  /** Points at the trigger; an object gives attributes of the arrow. @default false */
  arrow?: boolean | Omit<HTMLAttributes<HTMLDivElement>, 'className'>
  /** Where the tooltip is put: `true` for the place `<App>` names, `false` beside the trigger, a selector or an element. @default true */
  portal?: PortalTarget
  /** What the tooltip stands beside. @default the trigger */
  reference?: PopupReference
  /** Whether it is open. Without it the tooltip keeps its own state. */
  open?: boolean
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void
  /** Wait before it opens, in ms. @default the setting of `<App tooltip>` */
  delayDuration?: number
  /** Closes it as soon as the pointer leaves the trigger. @default false */
  disableHoverableContent?: boolean
  /** Keeps it open when the trigger is pressed. @default false */
  disableClosingTrigger?: boolean
  /** Keeps it closed. @default false */
  disabled?: boolean
  /** Opens on the keyboard's focus only, not on focus set by a script or a press. @default true */
  ignoreNonKeyboardFocus?: boolean
  /** Replaces what is inside. */
  renderContent?: Slot<{ ui: Classes<Part> }>
  /**
   * The trigger: one element, or a function that returns it. A disabled `<Button>` or `<button>` stays reachable by
   * pointer and keyboard, so that the tooltip can say why: it is marked `aria-disabled` instead and ignores presses. Other
   * disabled controls get no events from the browser; put one into a `<span tabIndex={0}>`.
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

/** A hint that shows while its trigger is hovered or focused, or held by a finger. */
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
  /** Its place among those that visitors open, of which one is shown at a time. */
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
      'its children are not one element, so they were put into a span that the keyboard does not reach. Pass one button or link.',
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

/** A disabled button gets no events and no focus; this one only says that it is disabled. */
const reachable = { disabled: false, 'aria-disabled': true, onClick: ignorePress }

function isDisabledButton({ type, props }: ReactElement<Record<string, unknown>>): boolean {
  return props.disabled === true && (type === 'button' || resolveLazy(type) === Button)
}
