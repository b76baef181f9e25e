'use client'

import { useRef, type HTMLAttributes, type ReactNode, type Ref, type RefObject } from 'react'
import { closeButton } from '../button/close-button.tsx'
import type { ButtonProps } from '../Button.tsx'
import type { IconValue } from '../Icon.tsx'
import type { ClassValue } from '../../system/component-override.ts'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import type { DialogPopupProps } from '../../primitives/dialog/dialog-popup.tsx'
import type { FocusTarget } from '../../primitives/focus/focus.ts'
import { findInitialFocus } from '../../primitives/focus/initial-focus.ts'
import { useDialogMoves, type DialogOptions, type DialogState } from '../../primitives/dialog/use-dialog.ts'
import type { FrondContextValue, PortalTarget } from '../../system/frond-context.ts'
import { fillSlot, isEmptySlot, type Slot } from '../../system/slots.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import type { WithDefaults } from '../../system/resolve-props.ts'
import { useJoinedRef } from '../../system/use-joined-ref.ts'
import { warn } from '../../system/warn.ts'

export type DialogAttributes = Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'title' | 'content' | 'children'>

export interface DialogContentOptions extends DialogAttributes {
  /** Element that gets the focus on opening. @default the first control after the header */
  initialFocus?: FocusTarget
  /** Element that gets the focus on closing. @default the element that had it before */
  finalFocus?: FocusTarget
}

/** Content props of Modal, Slideover, Drawer and ConfirmDialog. */
export interface DialogViewProps<Part extends string = string> extends DialogOptions {
  /** Heading. It also names the dialog for screen readers, even if it is not visible. */
  title?: string
  /** Text below the heading. */
  description?: string
  /** Attributes of the content, and focus targets. */
  content?: DialogContentOptions
  /** Dims the page behind the dialog. @default true */
  overlay?: boolean
  /** Where the dialog is rendered: `true` for the target of `<App>`, `false` for beside the trigger, a selector, or an element. @default true */
  portal?: PortalTarget
  /** Shows a close button. Pass button props to customize it. @default true */
  close?: boolean | ButtonProps
  /** Icon of the close button. @default the icon of the role `close` */
  closeIcon?: IconValue
  /** Replaces all content. */
  renderContent?: Slot<{ close: () => void }>
  /** Replaces the content of the header. */
  header?: Slot<{ close: () => void }>
  /** Replaces `title`. */
  renderTitle?: ReactNode
  /** Replaces `description`. */
  renderDescription?: ReactNode
  /** Content of the header before the close button. */
  actions?: ReactNode
  /** Replaces the close button. */
  renderClose?: Slot<{ ui: Classes<Part>; close: () => void }>
  /** Content of the body. */
  children?: Slot<{ close: () => void }>
  /** Content below the body. */
  footer?: Slot<{ close: () => void }>
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  ref?: Ref<HTMLDivElement>
}

export const dialogDefaults = {
  overlay: true,
  portal: true,
  close: true,
  modal: true,
  dismissible: true,
  unmountOnHide: true,
} as const

/** Whether the dialog has a name for screen readers. */
export function isNamed(
  props: Pick<DialogViewProps & DialogAttributes, 'title' | 'renderTitle' | 'aria-label' | 'aria-labelledby'>,
): boolean {
  return Boolean(props.title || props.renderTitle || props['aria-label'] || props['aria-labelledby'])
}

/** Whether the dialog renders its own header. Otherwise title and description are visible only to screen readers. */
export function hasOwnHeader(props: Pick<DialogViewProps, 'header' | 'renderContent'>): boolean {
  return isEmptySlot(props.header) && isEmptySlot(props.renderContent)
}

export interface DialogViewInput<Part extends string> {
  /** Name of the component, for warnings. */
  componentName: string
  frond: FrondContextValue
  props: DialogViewProps<Part> & DialogAttributes
  dialog: DialogState
  classes: Classes<Part>
  /** Name of the close button. */
  closeLabel: string
  /** Content at the start of the header. */
  leading?: ReactNode
  /** Visible height in px of a dialog that is only partly in view. */
  getSeenPx?: () => number
}

export interface DialogView {
  popup: RefObject<HTMLDivElement | null>
  /** Attributes of the popup: names, focus targets, and those of the caller. */
  attributes: DialogPopupProps
  /** Title and description for screen readers, if the header does not show them. */
  hidden: ReactNode
  /** Content of the caller that replaces header, body and footer. */
  own: ReactNode
  header: ReactNode
  body: ReactNode
  footer: ReactNode
}

/** The parts of a dialog, and the attributes of its popup. */
export function useDialogView<Part extends string>(input: DialogViewInput<Part>): DialogView {
  const { componentName, frond, props, dialog, closeLabel, leading, getSeenPx } = input
  const classes: Readonly<Record<string, string | undefined>> = input.classes
  const [view, attributes] = splitProps(props)
  const { content, renderContent, header, actions, children, footer, ref } = view
  const popup = useRef<HTMLDivElement>(null)
  const joined = useJoinedRef(popup, ref)
  useDialogMoves(dialog.open, view)

  const slotArgs = { close: dialog.close }
  const heading = view.renderTitle ?? view.title
  const line = view.renderDescription ?? view.description
  const titleId = `${dialog.id}h`
  const descriptionId = `${dialog.id}d`
  const title = heading && (
    <h2 id={titleId} className={classes.title} data-slot="title">
      {heading}
    </h2>
  )
  const description = line && (
    <div id={descriptionId} className={classes.description} data-slot="description">
      {line}
    </div>
  )
  if (!isNamed(props) && !dialog.triggerId) {
    warn(
      componentName,
      'it has no name for screen readers. Pass title (with header or renderContent it is visually hidden), or aria-label.',
    )
  }

  const part = (name: string, slot: Slot<typeof slotArgs>) =>
    isEmptySlot(slot) ? null : (
      <div className={classes[name]} data-slot={name}>
        {fillSlot(slot, slotArgs)}
      </div>
    )

  const ownHeader = hasOwnHeader(view)
  const closeView = () => {
    if (!isEmptySlot(view.renderClose)) return fillSlot(view.renderClose, { ui: input.classes, close: dialog.close })
    const look = { color: 'neutral', variant: 'ghost', className: classes.close ?? '' } as const
    return closeButton(frond, view, { ...look, 'aria-label': closeLabel }, dialog.close)
  }
  const wantsHeader = heading || line || actions || leading || view.close || view.renderClose

  return {
    popup,
    attributes: {
      id: dialog.id,
      'aria-labelledby': heading ? titleId : dialog.triggerId,
      'aria-describedby': line ? descriptionId : undefined,
      initialFocus: () => findInitialFocus(popup.current, dialog.openedBy(), getSeenPx?.()),
      ...content,
      ...attributes,
      ref: joined,
    },
    hidden: !ownHeader && (
      <>
        {title}
        {description}
      </>
    ),
    own: isEmptySlot(renderContent) ? undefined : fillSlot(renderContent, slotArgs),
    header: ownHeader
      ? wantsHeader && (
          <div className={classes.header} data-slot="header">
            {leading}
            <div className={classes.wrapper} data-slot="wrapper">
              {title}
              {description}
            </div>
            {classes.actions === undefined ? actions : part('actions', actions)}
            {closeView()}
          </div>
        )
      : part('header', header),
    body: part('body', children),
    footer: part('footer', footer),
  }
}

/** The trigger and, from opening until the exit transition has ended, the dialog. */
export function renderDialog(
  componentName: string,
  frond: FrondContextValue,
  dialog: DialogState,
  { portal, modal }: Pick<WithDefaults<DialogViewProps, typeof dialogDefaults>, 'portal' | 'modal'>,
  content: ReactNode,
): ReactNode {
  return (
    <>
      {dialog.trigger}
      {dialog.present && (
        <Dialog componentName={componentName} frond={frond} dialog={dialog} target={portal} modal={modal}>
          {content}
        </Dialog>
      )}
    </>
  )
}

/** Everything inside the popup of a Modal or Slideover. */
export function renderInside(view: DialogView): ReactNode {
  return (
    <>
      {view.hidden}
      {view.own ?? (
        <>
          {view.header}
          {view.body}
          {view.footer}
        </>
      )}
    </>
  )
}

/** Separates the props of the dialog from the attributes of its element. */
function splitProps<Part extends string>(
  props: DialogViewProps<Part> & DialogAttributes,
): [view: DialogViewProps<Part>, attributes: DialogAttributes] {
  const {
    title,
    description,
    content,
    overlay: _overlay,
    portal: _portal,
    close,
    closeIcon,
    renderContent,
    header,
    renderTitle,
    renderDescription,
    actions,
    renderClose,
    children,
    footer,
    className: _className,
    ui: _ui,
    ref,
    trigger: _trigger,
    open: _open,
    defaultOpen: _defaultOpen,
    onOpenChange: _onOpenChange,
    modal: _modal,
    dismissible: _dismissible,
    onClosePrevent: _onClosePrevent,
    unmountOnHide: _unmountOnHide,
    onEnter,
    onAfterEnter: _onAfterEnter,
    onLeave,
    onAfterLeave: _onAfterLeave,
    ...attributes
  } = props
  const view = {
    title,
    description,
    content,
    close,
    closeIcon,
    renderContent,
    header,
    renderTitle,
    renderDescription,
    actions,
    renderClose,
    children,
    footer,
    ref,
    onEnter,
    onLeave,
  }
  return [view, attributes]
}
