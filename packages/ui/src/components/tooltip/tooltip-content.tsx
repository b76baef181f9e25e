'use client'

import { useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import type { Hover } from '../../primitives/popup/hover.ts'
import { resolveReference } from '../../primitives/popup/popup-options.ts'
import { Popup } from '../../primitives/popup/popup.tsx'
import { enterGroup, leaveGroup, type GroupMember } from '../../primitives/popup/tooltip-group.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { joinProps, joinRefs } from '../../system/render-element.ts'
import { resolveClasses, type Classes } from '../../system/resolve-classes.ts'
import { fillSlot, isEmptySlot } from '../../system/slots.ts'
import { warn } from '../../system/warn.ts'
import type { SlotOf } from '../../theme/define-theme.ts'
import { tooltipTheme } from '../../theme/tooltip.ts'
import { Kbd, type KbdSize } from '../Kbd.tsx'
import type { TooltipProps } from '../Tooltip.tsx'

type Part = SlotOf<typeof tooltipTheme>

const placement = { side: 'bottom', sideOffset: 8, collisionPadding: 8 } as const

interface TooltipContentProps {
  frond: FrondContextValue
  props: TooltipProps & Required<Pick<TooltipProps, 'portal'>>
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

/** The popup of an open tooltip. */
export function TooltipContent({
  frond,
  props,
  id,
  open,
  isInstant,
  onGone,
  hide,
  hover,
  trigger,
  popup,
  member,
}: TooltipContentProps) {
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

  useGroupMember(open, member)
  usePressOutside(open, trigger, popup, hide)
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
      {isEmptySlot(renderContent) ? (
        hintOf(text, kbds, classes)
      ) : (
        <div className="fr-theme">{fillSlot(renderContent, { ui: classes })}</div>
      )}
      {arrow && (
        <div aria-hidden {...(arrow === true ? undefined : arrow)} className={classes.arrow} data-slot="arrow" />
      )}
    </Popup>
  )
}

function hintOf(text: string | undefined, kbds: TooltipProps['kbds'], classes: Classes<Part>): ReactNode {
  return (
    <>
      {text && (
        <span className={classes.text} data-slot="text">
          {text}
        </span>
      )}
      {kbds && kbds.length > 0 && (
        <span className={`fr-theme ${classes.kbds}`} data-slot="kbds">
          {kbds.map((kbd, index) => (
            <Kbd key={index} size={classes.kbdsSize as KbdSize} {...(typeof kbd === 'string' ? { value: kbd } : kbd)} />
          ))}
        </span>
      )}
    </>
  )
}

/** While the tooltip is open, it is a member of the group in which the next tooltip opens without delay. */
function useGroupMember(open: boolean, member: RefObject<GroupMember | null>): void {
  useLayoutEffect(() => {
    const own = member.current
    if (!open || !own) return
    enterGroup(own)
    return () => leaveGroup(own)
  }, [open, member])
}

/** Hides a tooltip that a finger or the focus has opened on the next press outside the trigger and the popup. */
function usePressOutside(
  open: boolean,
  trigger: RefObject<Element | null>,
  popup: RefObject<Element | null>,
  hide: () => void,
): void {
  const latestHide = useRef(hide)
  useLayoutEffect(() => {
    latestHide.current = hide
  })
  useLayoutEffect(() => {
    if (!open) return
    const onPress = (event: Event) => {
      const path = event.composedPath()
      if (!(trigger.current && path.includes(trigger.current)) && !(popup.current && path.includes(popup.current)))
        latestHide.current()
    }
    const page = trigger.current?.ownerDocument ?? document
    page.addEventListener('pointerdown', onPress, true)
    return () => page.removeEventListener('pointerdown', onPress, true)
  }, [open, trigger, popup])
}
