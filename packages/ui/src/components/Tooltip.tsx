'use client'

import {
  isValidElement,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type Ref,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type FrondContextValue, type PortalTarget } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { useHover, type Hover } from '../primitives/popup/hover.ts'
import type { PopupPlacement } from '../primitives/popup/place-popup.ts'
import { resolveReference, type PopupReference } from '../primitives/popup/popup-options.ts'
import { Popup } from '../primitives/popup/popup.tsx'
import { isFocusReturning } from '../primitives/focus/return-focus.ts'
import {
  enterGroup,
  isGroupTaken,
  isGroupWarm,
  leaveGroup,
  type GroupMember,
} from '../primitives/popup/tooltip-group.ts'
import { joinProps, joinRefs } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps, type WithDefaults } from '../system/resolve-props.ts'
import { cloneTrigger } from '../system/clone-trigger.ts'
import { useControlled } from '../system/use-controlled.ts'
import { usePresence } from '../primitives/presence/use-presence.ts'
import { warn } from '../system/warn.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { tooltipTheme } from '../theme/tooltip.ts'
import { Button } from './Button.tsx'
import { Kbd, type KbdProps, type KbdSize } from './Kbd.tsx'

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

const placement = { side: 'bottom', sideOffset: 8, collisionPadding: 8 } as const

/** How long a finger rests on the trigger before the tooltip opens. */
const LONG_PRESS_MS = 500

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

  const child = typeof children === 'function' ? children({ open }) : children
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
        <Content
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
  return props.disabled === true && (type === 'button' || type === Button)
}

function ignorePress(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/** A finger cannot hover: holding the trigger opens the tooltip, and letting go does not count as a press. */
function useLongPress(disabled: boolean, setOpen: (open: boolean) => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; held: boolean } | null>(null)
  if (disabled) return {}

  const stopWaiting = () => clearTimeout(press.current?.timer)
  return {
    onPointerDown(event: PointerEvent) {
      press.current = null
      if (event.pointerType !== 'touch') return
      const trigger = event.currentTarget
      const timer = setTimeout(() => {
        if (!trigger.isConnected) return
        press.current = { timer, held: true }
        setOpen(true)
      }, LONG_PRESS_MS)
      press.current = { timer, held: false }
    },
    onPointerUp: stopWaiting,
    onPointerLeave: stopWaiting,
    onPointerCancel() {
      stopWaiting()
      press.current = null
    },
    onContextMenu(event: SyntheticEvent) {
      // The browser's own answer to a long press would cover the tooltip. A link keeps it: there it opens tabs.
      if (press.current && !(event.currentTarget as Element).closest('a[href]')) event.preventDefault()
    },
    onClickCapture(event: MouseEvent) {
      // A press by key has no pointer; browsers that do not tell the pointer of a click leave it undefined.
      const byFinger = ((event.nativeEvent as globalThis.PointerEvent).pointerType ?? 'touch') === 'touch'
      if (press.current?.held && byFinger) ignorePress(event)
      press.current = null
    },
  }
}

interface ContentProps {
  frond: FrondContextValue
  props: WithDefaults<TooltipProps, typeof defaults>
  id: string
  open: boolean
  isInstant: boolean
  onGone: () => void
  hide: () => void
  hover: Hover
  trigger: RefObject<Element | null>
  popup: RefObject<HTMLDivElement | null>
  member: RefObject<GroupMember | null>
}

function Content({ frond, props, id, open, isInstant, onGone, hide, hover, trigger, popup, member }: ContentProps) {
  const {
    text,
    kbds,
    content,
    arrow,
    reference,
    renderContent,
    className,
    ui,
    ref,
    portal,
    open: _open,
    defaultOpen: _defaultOpen,
    onOpenChange: _onOpenChange,
    delayDuration: _delay,
    disableHoverableContent: _hoverable,
    disableClosingTrigger: _closing,
    disabled: _disabled,
    ignoreNonKeyboardFocus: _focus,
    children: _children,
    ...attributes
  } = props
  const classes = resolveClasses(frond, tooltipTheme, {}, ui, className)
  if (!frond.tooltip)
    warn(
      'Tooltip',
      'there is no <App> above it, so tooltips have no settings in common. Wrap the application in <App>.',
    )

  useLayoutEffect(() => {
    const own = member.current
    if (!open || !own) return
    enterGroup(own)
    return () => leaveGroup(own)
  }, [open, member])

  const latestHide = useRef(hide)
  useLayoutEffect(() => {
    latestHide.current = hide
  })
  // One that a finger or the focus has opened goes with the next press elsewhere.
  useLayoutEffect(() => {
    if (!open) return
    const onPress = (event: Event) => {
      const path = event.composedPath()
      if (!(trigger.current && path.includes(trigger.current)) && !(popup.current && path.includes(popup.current)))
        latestHide.current()
    }
    document.addEventListener('pointerdown', onPress, true)
    return () => document.removeEventListener('pointerdown', onPress, true)
  }, [open, trigger, popup])

  const anchor = useMemo(() => {
    if (reference == null) return trigger
    return { current: resolveReference(reference) ?? trigger.current }
  }, [reference, trigger])

  return (
    <Popup
      componentName="Tooltip"
      frond={frond}
      open={open}
      onGone={onGone}
      onDismiss={hide}
      anchor={anchor}
      placement={{ ...placement, ...frond.tooltip?.content, ...content }}
      target={portal}
      light
      role="tooltip"
      data-instant={isInstant ? '' : undefined}
      {...joinProps({ ...hover.popup }, attributes)}
      id={id}
      data-slot="tooltip"
      className={classes.content}
      ref={ref ? joinRefs(popup, ref) : popup}
    >
      {!isEmptySlot(renderContent) ? (
        <div className="fr-theme">{fillSlot(renderContent, { ui: classes })}</div>
      ) : (
        <>
          {text && (
            <span className={classes.text} data-slot="text">
              {text}
            </span>
          )}
          {kbds && kbds.length > 0 && (
            <span className={`fr-theme ${classes.kbds}`} data-slot="kbds">
              {kbds.map((kbd, index) => (
                <Kbd
                  key={index}
                  size={classes.kbdsSize as KbdSize}
                  {...(typeof kbd === 'string' ? { value: kbd } : kbd)}
                />
              ))}
            </span>
          )}
        </>
      )}
      {arrow && (
        <div aria-hidden {...(arrow === true ? undefined : arrow)} className={classes.arrow} data-slot="arrow" />
      )}
    </Popup>
  )
}
