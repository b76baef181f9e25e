'use client'

import { Dialog } from '@base-ui/react/dialog'
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
import type { ClassValue } from '../internal/component-override.ts'
import { useFrond, type FrondContextValue, type PortalTarget } from '../internal/frond-context.ts'
import { fillSlot, type Slot } from '../internal/icon-slots.ts'
import { useHover, type Hover } from '../internal/popup/hover.ts'
import { placePopup, type PopupPlacement } from '../internal/popup/place-popup.ts'
import { resolveReference, splitPlacement, type PopupReference } from '../internal/popup/popup-options.ts'
import { OverlayPortal } from '../internal/portal.tsx'
import { joinProps, joinRefs } from '../internal/render-element.ts'
import { resolveClasses } from '../internal/resolve-classes.ts'
import { resolveProps, type WithDefaults } from '../internal/resolve-props.ts'
import { cloneTrigger } from '../internal/trigger.ts'
import { useDialog, type DialogOptions, type DialogState } from '../internal/use-dialog.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { popoverTheme } from '../theme/popover.ts'

type Part = SlotOf<typeof popoverTheme>
type Attributes = Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'content' | 'children'>

/** Where a popover stands, its attributes, and where the focus goes. */
export interface PopoverContentOptions extends PopupPlacement, Attributes {
  /** What gets the focus on opening. @default the first control, or the popover itself where there is none */
  initialFocus?: Dialog.Popup.Props['initialFocus']
  /** What gets the focus on closing. @default the trigger */
  finalFocus?: Dialog.Popup.Props['finalFocus']
}

export interface PopoverProps
  extends
    Pick<DialogOptions, 'id' | 'open' | 'defaultOpen' | 'onOpenChange' | 'dismissible' | 'onClosePrevent'>,
    Attributes {
  /** What opens it: a press on the trigger, or the pointer or the keyboard's focus on it. @default 'click' */
  mode?: 'click' | 'hover'
  /** Where it stands, and attributes of the content. @default { side: 'bottom', sideOffset: 8, collisionPadding: 8 } */
  content?: PopoverContentOptions
  /** Points at the trigger; an object gives attributes of the arrow. @default false */
  arrow?: boolean | Omit<HTMLAttributes<HTMLDivElement>, 'className'>
  /** Where the popover is put: `true` for the place `<App>` names, `false` beside the trigger, a selector or an element. @default true */
  portal?: PortalTarget
  /** What it stands beside. @default the trigger */
  reference?: PopupReference
  /** Keeps the focus and the pointer inside and the page from scrolling. Not with `mode="hover"`. @default false */
  modal?: boolean
  /** With `mode="hover"`: wait before it opens, in ms. @default 0 */
  openDelay?: number
  /** With `mode="hover"`: wait before it closes, in ms. @default 0 */
  closeDelay?: number
  /** With `mode="hover"`: lets a tap open and close it, for a finger cannot hover. @default false */
  enableTouch?: boolean
  /** What is inside. */
  renderContent?: Slot<{ close: () => void }>
  /** An element in the page that it stands beside, where that is not the trigger. */
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

/** A panel beside its trigger, opened by a press or by pointing at it. */
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
  const trigger = useRef<Element>(null)
  const popup = useRef<HTMLDivElement>(null)
  const { children } = props
  const named = isNamed(props)
  const dialog = useDialog(
    'Popover',
    {
      ...props,
      trigger:
        typeof children === 'function' ? (state) => takeRef(children(state), trigger) : takeRef(children, trigger),
    },
    named,
  )
  const part: Dialog.Popup.Props = { initialFocus: () => (dialog.openedBy() === 'touch' ? popup.current : true) }
  return <Popup frond={frond} props={props} dialog={dialog} trigger={trigger} popup={popup} part={part} />
}

function HoverPopover({ frond, props }: ModeProps) {
  const trigger = useRef<Element>(null)
  const popup = useRef<HTMLDivElement>(null)
  const { children } = props
  const named = isNamed(props)
  const dialog = useDialog('Popover', { ...props, modal: false, trigger: undefined }, named)
  const { open } = dialog

  const hover = useHover({
    open,
    setOpen: dialog.setOpen,
    openDelay: props.openDelay,
    closeDelay: props.closeDelay,
    trigger,
    popup,
  })
  const focus = useRef<'outside' | 'inside' | 'returns'>('outside')
  // What opened by pointing does not take the focus, and gives it back only where it had gone inside.
  const part: Dialog.Popup.Props = {
    ...hover.popup,
    initialFocus: false,
    finalFocus() {
      if (focus.current !== 'inside') return false
      focus.current = 'returns'
      return trigger.current as HTMLElement | null
    },
    onFocus() {
      focus.current = 'inside'
    },
    onBlur({ currentTarget, relatedTarget }) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) focus.current = 'outside'
    },
  }
  const triggerProps = {
    ...hover.trigger,
    ref: trigger,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? dialog.id : undefined,
    onFocus(event: FocusEvent) {
      const comesBack = focus.current === 'returns'
      focus.current = 'outside'
      if (open || comesBack || !event.currentTarget.matches(':focus-visible')) return
      hover.cancel()
      dialog.setOpen(true)
    },
    onBlur(event: FocusEvent) {
      const next = event.relatedTarget
      // Where the focus goes on to a guard of the popover, it goes on into it.
      if (!open || (next && (popup.current?.contains(next) || next.hasAttribute('data-base-ui-focus-guard')))) return
      hover.cancel()
      dialog.setOpen(false)
    },
    onClick(event: MouseEvent) {
      if (!props.enableTouch || event.defaultPrevented) return
      if ((event.nativeEvent as PointerEvent).pointerType === 'touch') dialog.setOpen(!open)
    },
  }
  const child = typeof children === 'function' ? children({ open }) : children
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
      trigger={trigger}
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

/** Also lets us know the element of a trigger. What is no element stays as it is. */
function takeRef<Trigger extends ReactElement | undefined>(trigger: Trigger, ref: RefObject<Element | null>): Trigger {
  if (!isValidElement(trigger)) return trigger
  return cloneTrigger(trigger, (element) => joinProps({ ref }, element.props)) as Trigger
}

interface PopupProps extends ModeProps {
  dialog: DialogState
  trigger: RefObject<Element | null>
  popup: RefObject<HTMLDivElement | null>
  /** What the mode adds to the content. */
  part: Dialog.Popup.Props
  hover?: Hover
}

function Popup({ frond, props, dialog, trigger, popup, part, hover }: PopupProps) {
  const anchor = useRef<Element>(null)
  const anchorElement = typeof props.anchor === 'function' ? props.anchor({ close: dialog.close }) : props.anchor
  const { root } = dialog

  return (
    <>
      {dialog.trigger}
      {takeRef(anchorElement, anchor)}
      {dialog.present && (
        <Dialog.Root
          {...root}
          onOpenChange={(open, details) => {
            const { reason, event } = details
            // The trigger answers a press by itself, or not at all where one points at it.
            if (reason === 'outside-press' && trigger.current && event.composedPath().includes(trigger.current))
              return details.cancel()
            hover?.cancel()
            root.onOpenChange?.(open, details)
          }}
        >
          <OverlayPortal base={Dialog.Portal} frond={frond} target={props.portal} who="Popover">
            <Content
              frond={frond}
              props={props}
              dialog={dialog}
              trigger={trigger}
              anchor={anchor}
              popup={popup}
              part={part}
            />
          </OverlayPortal>
        </Dialog.Root>
      )}
    </>
  )
}

interface ContentProps extends PopupProps {
  anchor: RefObject<Element | null>
}

function Content({ frond, props, dialog, trigger, anchor, popup, part }: ContentProps): ReactNode {
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
  const { open, triggerId } = dialog

  const { side, sideOffset, align, alignOffset, collisionPadding, collisionBoundary, avoidCollisions } = placement
  useLayoutEffect(() => {
    const beside = resolveReference(reference) ?? anchor.current ?? trigger.current
    if (open && beside && popup.current) return placePopup(beside, popup.current, placement)
    // The parts of `placement` stand for it: callers may make a new object in each render.
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
    <Dialog.Popup
      id={dialog.id}
      aria-labelledby={triggerId}
      {...joinProps({ ...part }, { ...contentAttributes, ...attributes })}
      data-slot="popover"
      className={classes.content}
      ref={ref ? joinRefs(popup, ref) : popup}
    >
      {fillSlot(renderContent, { close: dialog.close })}
      {arrow && (
        <div aria-hidden {...(arrow === true ? undefined : arrow)} className={classes.arrow} data-slot="arrow" />
      )}
    </Dialog.Popup>
  )
}
