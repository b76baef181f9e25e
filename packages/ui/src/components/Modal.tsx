'use client'

import { Dialog } from '@base-ui/react/dialog'
import { useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { close as closeRole } from '../icons/close.ts'
import type { ClassValue } from '../internal/component-override.ts'
import { useFrond, type FrondContextValue, type PortalTarget } from '../internal/frond-context.ts'
import { fillSlot, isEmptySlot, roleIcon, type Slot } from '../internal/icon-slots.ts'
import { messagesOf } from '../internal/messages.ts'
import { OverlayPortal } from '../internal/portal.tsx'
import { joinRefs } from '../internal/render-element.ts'
import { addClass, resolveClasses, type Classes } from '../internal/resolve-classes.ts'
import { resolveProps, type WithDefaults } from '../internal/resolve-props.ts'
import {
  findInitialFocus,
  useDialog,
  useDialogMoves,
  type DialogOptions,
  type DialogState,
} from '../internal/use-dialog.ts'
import { warn } from '../internal/warn.ts'
import { modal as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { modalTheme } from '../theme/modal.ts'
import { Button, type ButtonProps } from './Button.tsx'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof modalTheme>
type Attributes = Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'title' | 'content' | 'children'>

export interface ModalContentOptions extends Attributes {
  /** What gets the focus on opening. @default the first control after the header */
  initialFocus?: Dialog.Popup.Props['initialFocus']
  /** What gets the focus on closing. @default what had it before */
  finalFocus?: Dialog.Popup.Props['finalFocus']
}

export interface ModalProps extends DialogOptions, Attributes {
  /** Heading. It also names the dialog for screen readers, whether it is seen or not. */
  title?: string
  /** Line below the heading. */
  description?: string
  /** Attributes of the content, and where the focus goes. */
  content?: ModalContentOptions
  /** Dims the page behind. @default true */
  overlay?: boolean
  /** Lets a long modal scroll as a whole, instead of its body alone. @default false */
  scrollable?: boolean
  /** Animates opening and closing. @default true */
  transition?: boolean
  /** Covers the whole window. @default false */
  fullscreen?: boolean
  /** Where the modal is put: `true` for the place `<App>` names, `false` beside the trigger, a selector or an element. @default true */
  portal?: PortalTarget
  /** The close button: `false` for none, or its props. @default true */
  close?: boolean | ButtonProps
  /** @default the icon of the role `close` */
  closeIcon?: IconValue
  /** Replaces everything inside. */
  renderContent?: Slot<{ close: () => void }>
  /** Replaces what is inside the header. */
  header?: Slot<{ close: () => void }>
  /** Content in place of `title`. */
  renderTitle?: ReactNode
  /** Content in place of `description`. */
  renderDescription?: ReactNode
  /** Stands in the header before the close button. */
  actions?: ReactNode
  /** Replaces the close button. */
  renderClose?: Slot<{ ui: Classes<Part>; close: () => void }>
  /** The body. */
  children?: Slot<{ close: () => void }>
  /** Stands below the body. */
  footer?: Slot<{ close: () => void }>
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  ref?: Ref<HTMLDivElement>
}

const defaults = {
  overlay: true,
  scrollable: false,
  transition: true,
  fullscreen: false,
  portal: true,
  close: true,
  modal: true,
  dismissible: true,
  unmountOnHide: true,
} as const

/** A dialog in the middle of the page. */
export function Modal(ownProps: ModalProps) {
  const frond = useFrond()
  const props = resolveProps(frond, modalTheme, defaults, ownProps)
  const named = Boolean(props.title || props.renderTitle || props['aria-label'] || props['aria-labelledby'])
  const dialog = useDialog('Modal', props, named)

  return (
    <>
      {dialog.trigger}
      {dialog.present && (
        <Dialog.Root {...dialog.root}>
          <OverlayPortal
            base={Dialog.Portal}
            frond={frond}
            target={props.portal}
            who="Modal"
            keepMounted={!props.unmountOnHide}
          >
            <Content frond={frond} props={props} dialog={dialog} named={named} />
          </OverlayPortal>
        </Dialog.Root>
      )}
    </>
  )
}

Modal.triggerProp = 'trigger'

interface ContentProps {
  frond: FrondContextValue
  props: WithDefaults<ModalProps, typeof defaults>
  dialog: DialogState
  named: boolean
}

function Content({ frond, props, dialog, named }: ContentProps) {
  const {
    title,
    description,
    content,
    overlay: wantsOverlay,
    scrollable,
    transition,
    fullscreen,
    portal: _portal,
    close: _close,
    closeIcon: _icon,
    renderContent,
    header,
    renderTitle,
    renderDescription,
    actions,
    renderClose,
    children,
    footer,
    className,
    ui,
    ref,
    trigger: _trigger,
    open: _open,
    defaultOpen: _defaultOpen,
    onOpenChange: _onOpenChange,
    modal,
    dismissible: _dismissible,
    onClosePrevent: _onClosePrevent,
    unmountOnHide: _unmount,
    onEnter,
    onAfterEnter: _enter,
    onLeave,
    onAfterLeave: _leave,
    ...attributes
  } = props
  const popup = useRef<HTMLDivElement>(null)
  useDialogMoves(dialog.open, { onEnter, onLeave })

  const overlay = wantsOverlay && modal
  const ownHeader = isEmptySlot(header) && isEmptySlot(renderContent)
  const classes = resolveClasses(
    frond,
    modalTheme,
    { overlay, scrollable, transition, fullscreen, titleHidden: !ownHeader },
    ui,
    className,
  )
  const slotArgs = { close: dialog.close }

  const heading = renderTitle ?? title
  const line = renderDescription ?? description
  const titleId = `${dialog.id}h`
  const descriptionId = `${dialog.id}d`
  const titleElement = heading && (
    <h2 id={titleId} className={classes.title} data-slot="title">
      {heading}
    </h2>
  )
  const descriptionElement = line && (
    <div id={descriptionId} className={classes.description} data-slot="description">
      {line}
    </div>
  )
  if (!named && !dialog.triggerId) {
    warn(
      'Modal',
      'it has no name for screen readers. Pass title (with header or renderContent it is not seen), or aria-label.',
    )
  }

  const closeButton = ownHeader && <CloseButton frond={frond} props={props} classes={classes} close={dialog.close} />

  let inside: ReactNode
  if (!isEmptySlot(renderContent)) inside = fillSlot(renderContent, slotArgs)
  else {
    inside = (
      <>
        {!isEmptySlot(header) && (
          <div className={classes.header} data-slot="header">
            {fillSlot(header, slotArgs)}
          </div>
        )}
        {ownHeader && (heading || line || actions || props.close || renderClose) && (
          <div className={classes.header} data-slot="header">
            <div className={classes.wrapper} data-slot="wrapper">
              {titleElement}
              {descriptionElement}
            </div>
            {actions}
            {closeButton}
          </div>
        )}
        {!isEmptySlot(children) && (
          <div className={classes.body} data-slot="body">
            {fillSlot(children, slotArgs)}
          </div>
        )}
        {!isEmptySlot(footer) && (
          <div className={classes.footer} data-slot="footer">
            {fillSlot(footer, slotArgs)}
          </div>
        )}
      </>
    )
  }

  const box = (
    <Dialog.Popup
      id={dialog.id}
      aria-labelledby={heading ? titleId : dialog.triggerId}
      aria-describedby={line ? descriptionId : undefined}
      initialFocus={() => findInitialFocus(popup.current, dialog.openedBy())}
      {...content}
      {...attributes}
      data-slot="modal"
      className={classes.content}
      ref={ref ? joinRefs(popup, ref) : popup}
    >
      {!ownHeader && titleElement}
      {!ownHeader && descriptionElement}
      {inside}
    </Dialog.Popup>
  )

  if (scrollable) {
    return (
      <Dialog.Viewport className={classes.overlay} data-slot="overlay">
        {box}
      </Dialog.Viewport>
    )
  }
  return (
    <>
      {/* Base UI shows only the outermost backdrop by itself; a modal over a modal dims that one too. */}
      {overlay && <Dialog.Backdrop forceRender className={classes.overlay} data-slot="overlay" />}
      {box}
    </>
  )
}

interface CloseButtonProps {
  frond: FrondContextValue
  props: Pick<ModalProps, 'close' | 'closeIcon' | 'renderClose'>
  classes: Classes<Part>
  close: () => void
}

function CloseButton({ frond, props, classes, close }: CloseButtonProps): ReactNode {
  if (!isEmptySlot(props.renderClose)) return fillSlot(props.renderClose, { ui: classes, close })
  if (!props.close) return null
  const own = props.close === true ? undefined : props.close
  return (
    <Button
      icon={props.closeIcon ?? roleIcon(frond, 'close', closeRole)}
      color="neutral"
      variant="ghost"
      aria-label={messagesOf(frond, 'modal', english).close}
      data-slot="close"
      {...own}
      className={addClass(classes.close, own?.className)}
      onClick={(event) => {
        const answer = own?.onClick?.(event)
        if (!event.defaultPrevented) close()
        return answer
      }}
    />
  )
}
