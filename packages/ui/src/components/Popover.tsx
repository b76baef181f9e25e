'use client'

import {
  isValidElement,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { DialogPopup, type DialogPopupProps } from '../primitives/dialog/dialog-popup.tsx'
import { Dialog } from '../primitives/dialog/dialog.tsx'
import type { FocusTarget } from '../primitives/focus/focus.ts'
import { useDialog, type DialogOptions, type DialogState } from '../primitives/dialog/use-dialog.ts'
import { useFrond, type FrondContextValue, type PortalTarget } from '../system/frond-context.ts'
import { fillSlot, type Slot } from '../system/slots.ts'
import { useHover, type Hover } from '../primitives/popup/hover.ts'
import { placePopup, type PopupPlacement } from '../primitives/popup/place-popup.ts'
import { isFocusReturning } from '../primitives/focus/return-focus.ts'
import { resolveReference, splitPlacement, type PopupReference } from '../primitives/popup/popup-options.ts'
import { joinProps } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveLazy } from '../system/resolve-lazy.ts'
import { resolveProps, type WithDefaults } from '../system/resolve-props.ts'
import { cloneTrigger } from '../system/clone-trigger.ts'
import { useJoinedRef } from '../system/use-joined-ref.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { popoverTheme } from '../theme/popover.ts'

type Part = SlotOf<typeof popoverTheme>
type Attributes = Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'content' | 'children'>

/** Placement, attributes and focus targets of a popover. */
export interface PopoverContentOptions extends PopupPlacement, Attributes {
  /** Element that gets the focus on opening. @default the first control, or the popover itself */
  initialFocus?: FocusTarget
  /** Element that gets the focus on closing. @default the trigger */
  finalFocus?: FocusTarget
}

export interface PopoverProps
  extends
    Pick<DialogOptions, 'id' | 'open' | 'defaultOpen' | 'onOpenChange' | 'dismissible' | 'onClosePrevent'>,
    Attributes {
  /** Opens on a press, or on hover and keyboard focus of the trigger. @default 'click' */
  mode?: 'click' | 'hover'
  /** Placement and attributes of the content. @default { side: 'bottom', sideOffset: 8, collisionPadding: 8 } */
  content?: PopoverContentOptions
  /** Shows an arrow that points at the trigger. An object sets attributes of the arrow. @default false */
  arrow?: boolean | Omit<HTMLAttributes<HTMLDivElement>, 'className'>
  /** Where the popover is rendered: `true` for the target of `<App>`, `false` for beside the trigger, a selector, or an element. @default true */
  portal?: PortalTarget
  /** Anchor of the popover. @default the trigger */
  reference?: PopupReference
  /** Keeps the focus and the pointer inside and stops the page from scrolling. Not with `mode="hover"`. @default false */
  modal?: boolean
  /** With `mode="hover"`: delay before opening, in ms. @default 0 */
  openDelay?: number
  /** With `mode="hover"`: delay before closing, in ms. @default 0 */
  closeDelay?: number
  /** With `mode="hover"`: a tap opens and closes it on touch screens. @default false */
  enableTouch?: boolean
  /** Content of the popover. */
  renderContent?: Slot<{ close: () => void }>
  /** An element that is rendered and used as the anchor, instead of the trigger. */
  anchor?: ReactElement | ((args: { close: () => void }) => ReactElement)
  /** The trigger: one element, or a function that returns it. */
  children?: ReactElement | ((state: { open: boolean }) => ReactElement)
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  ref?: Ref<HTMLDivElement>
}

const defaults = {
  mode: 'click',
  arrow: false,
  portal: true,
  modal: false,
  dismissible: true,
  openDelay: 0,
  closeDelay: 0,
  enableTouch: false,
} as const

type ResolvedProps = WithDefaults<PopoverProps, typeof defaults>

/** A panel beside its trigger that opens on a press or on hover. */
export function Popover(ownProps: PopoverProps) {
  const frond = useFrond()
  const props = resolveProps(frond, popoverTheme, defaults, ownProps)
  return props.mode === 'hover' ? (
    <HoverPopover frond={frond} props={props} />
  ) : (
    <ClickPopover frond={frond} props={props} />
  )
}

Popover.triggerProp = 'children'

interface ModeProps {
  frond: FrondContextValue
  props: ResolvedProps
}

function ClickPopover({ frond, props }: ModeProps) {
  const popup = useRef<HTMLDivElement>(null)
  const dialog = useDialog('Popover', { ...props, trigger: props.children }, isNamed(props))
  const part: DialogPopupProps = { initialFocus: () => (dialog.openedBy() === 'touch' ? popup.current : true) }
  return <Popup frond={frond} props={props} dialog={dialog} popup={popup} part={part} />
}

function HoverPopover({ frond, props }: ModeProps) {
  const popup = useRef<HTMLDivElement>(null)
  const { children } = props
  const named = isNamed(props)
  const dialog = useDialog('Popover', { ...props, modal: false, trigger: undefined }, named)
  const { open, triggerRef: trigger } = dialog

  const hover = useHover({
    open,
    setOpen: dialog.setOpen,
    openDelay: props.openDelay,
    closeDelay: props.closeDelay,
    trigger,
    popup,
  })
  const isFocusInside = useRef(false)
  // A popover that was opened by hover does not take the focus. It returns the focus only if the focus was inside.
  const part: DialogPopupProps = {
    ...hover.popup,
    initialFocus: false,
    finalFocus: () => isFocusInside.current && (trigger.current as HTMLElement | null),
    onFocus() {
      isFocusInside.current = true
    },
    onBlur({ currentTarget, relatedTarget }) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) isFocusInside.current = false
    },
  }
  const triggerProps = {
    ...hover.trigger,
    ref: trigger,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? dialog.id : undefined,
    onFocus(event: FocusEvent) {
      isFocusInside.current = false
      if (open || isFocusReturning() || !event.currentTarget.matches(':focus-visible')) return
      hover.cancel()
      dialog.setOpen(true)
    },
    onBlur(event: FocusEvent) {
      const next = event.relatedTarget
      // If the focus moves to a guard of the popover, the guard passes it on into the popover.
      if (!open || (next && (popup.current?.contains(next) || next.hasAttribute('data-frond-guard')))) return
      hover.cancel()
      dialog.setOpen(false)
    },
    onClick(event: MouseEvent) {
      if (!props.enableTouch || event.defaultPrevented) return
      if ((event.nativeEvent as PointerEvent).pointerType === 'touch') dialog.setOpen(!open)
    },
  }
  const child = resolveLazy(typeof children === 'function' ? children({ open }) : children)
  let triggerId: string | undefined
  const clone = isValidElement(child)
    ? cloneTrigger(child, (element) => {
        if (!named) triggerId = (element.props.id as string | undefined) ?? `${dialog.id}t`
        return joinProps({ ...triggerProps, id: triggerId }, element.props)
      })
    : child

  return (
    <Popup
      frond={frond}
      props={props}
      dialog={{ ...dialog, trigger: clone, triggerId }}
      popup={popup}
      part={part}
      hover={hover}
    />
  )
}

function isNamed(props: PopoverProps): boolean {
  const { content } = props
  return Boolean(
    props['aria-label'] || props['aria-labelledby'] || content?.['aria-label'] || content?.['aria-labelledby'],
  )
}

/** Adds a ref to the element of a trigger. Any other content is returned unchanged. */
function takeRef<Trigger extends ReactElement | undefined>(trigger: Trigger, ref: RefObject<Element | null>): Trigger {
  const resolved = resolveLazy(trigger)
  if (!isValidElement(resolved)) return trigger
  return cloneTrigger(resolved, (element) => joinProps({ ref }, element.props)) as Trigger
}

interface PopupProps extends ModeProps {
  dialog: DialogState
  popup: RefObject<HTMLDivElement | null>
  /** Attributes that the mode adds to the content. */
  part: DialogPopupProps
  hover?: Hover
}

function Popup({ frond, props, dialog, popup, part, hover }: PopupProps) {
  const anchor = useRef<Element>(null)
  const anchorElement = typeof props.anchor === 'function' ? props.anchor({ close: dialog.close }) : props.anchor

  return (
    <>
      {dialog.trigger}
      {takeRef(anchorElement, anchor)}
      {dialog.present && (
        <Dialog
          componentName="Popover"
          frond={frond}
          dialog={dialog}
          target={props.portal}
          modal={hover ? false : props.modal}
          onDismiss={(reason, event) => {
            hover?.cancel()
            dialog.dismiss(reason, event)
          }}
        >
          <Content frond={frond} props={props} dialog={dialog} anchor={anchor} popup={popup} part={part} />
        </Dialog>
      )}
    </>
  )
}

interface ContentProps extends PopupProps {
  anchor: RefObject<Element | null>
}

function Content({ frond, props, dialog, anchor, popup, part }: ContentProps): ReactNode {
  const {
    mode: _mode,
    content,
    arrow,
    portal: _portal,
    reference,
    open: _open,
    defaultOpen: _defaultOpen,
    onOpenChange: _onOpenChange,
    modal: _modal,
    dismissible: _dismissible,
    onClosePrevent: _onClosePrevent,
    openDelay: _openDelay,
    closeDelay: _closeDelay,
    enableTouch: _touch,
    renderContent,
    anchor: _anchor,
    children: _children,
    className,
    ui,
    ref,
    ...attributes
  } = props
  const [placement, contentAttributes] = splitPlacement(content)
  const classes = resolveClasses(frond, popoverTheme, { scrollable: !arrow }, ui, className)
  const { open, triggerId, triggerRef: trigger } = dialog

  const { side, sideOffset, align, alignOffset, collisionPadding, collisionBoundary, avoidCollisions } = placement
  useLayoutEffect(() => {
    const beside = resolveReference(reference) ?? anchor.current ?? trigger.current
    if (open && beside && popup.current) return placePopup(beside, popup.current, placement)
    // Lists the properties of `placement`, because callers may create a new object in each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [
    open,
    reference,
    popup,
    trigger,
    anchor,
    side,
    sideOffset,
    align,
    alignOffset,
    collisionPadding,
    collisionBoundary,
    avoidCollisions,
  ])

  return (
    <DialogPopup
      id={dialog.id}
      aria-labelledby={triggerId}
      {...joinProps({ ...part }, { ...contentAttributes, ...attributes })}
      data-slot="popover"
      className={classes.content}
      ref={useJoinedRef(popup, ref)}
    >
      {fillSlot(renderContent, { close: dialog.close })}
      {arrow && (
        <div aria-hidden {...(arrow === true ? undefined : arrow)} className={classes.arrow} data-slot="arrow" />
      )}
    </DialogPopup>
  )
}
