'use client'

import { useRef, useState } from 'react'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { messagesOf } from '../system/messages.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps, type WithDefaults } from '../system/resolve-props.ts'
import { DialogOverlay, DialogPopup } from '../primitives/dialog/dialog-popup.tsx'
import { useDialog, type DialogOptions, type DialogState } from '../primitives/dialog/use-dialog.ts'
import { confirmDialog as english } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import { confirmDialogTheme } from '../theme/confirm-dialog.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { Button, type ButtonProps } from './Button.tsx'
import type { IconValue } from './Icon.tsx'
import {
  isNamed,
  renderDialog,
  useDialogView,
  type DialogAttributes,
  type DialogViewProps,
} from './modal/dialog-view.tsx'

type View = DialogViewProps<SlotOf<typeof confirmDialogTheme>>

export interface ConfirmDialogProps
  extends
    DialogOptions,
    Pick<
      View,
      | 'title'
      | 'description'
      | 'content'
      | 'overlay'
      | 'portal'
      | 'renderTitle'
      | 'renderDescription'
      | 'children'
      | 'className'
      | 'ui'
      | 'ref'
    >,
    Omit<DialogAttributes, 'color' | 'onClose'> {
  /** Color of the icon and the confirm button. With `error` the cancel button gets the initial focus. @default 'primary' */
  color?: Color
  /** Icon beside the title. */
  icon?: IconValue
  /** Label of the confirm button. @default 'Confirm', in the language of the application */
  confirmLabel?: string
  /** Label of the cancel button. @default 'Cancel', in the language of the application */
  cancelLabel?: string
  /** Props of the confirm button. */
  confirm?: ButtonProps
  /** Props of the cancel button. */
  cancel?: ButtonProps
  /** Shows a loading state and prevents closing. @default false */
  loading?: boolean
  /** Animates opening and closing. @default true */
  transition?: boolean
  /** Called on confirmation. The dialog stays open until the returned promise resolves, and if it rejects. */
  onConfirm?: () => unknown
  /** Called on cancellation by the button, by Escape or by a press outside. */
  onCancel?: () => void
  /** Called when the dialog closes, with whether it was confirmed. */
  onClose?: (confirmed: boolean) => void
}

const defaults = {
  color: 'primary',
  overlay: true,
  portal: true,
  transition: true,
  modal: true,
  dismissible: true,
  unmountOnHide: true,
} as const

type ResolvedProps = WithDefaults<ConfirmDialogProps, typeof defaults>

/** A dialog that asks the user to confirm or cancel an action. */
export function ConfirmDialog(ownProps: ConfirmDialogProps) {
  const frond = useFrond()
  const props = resolveProps(frond, confirmDialogTheme, defaults, ownProps)
  const [pending, setPending] = useState(false)
  const confirmed = useRef(false)
  const loading = pending || props.loading === true

  const dialog = useDialog(
    'ConfirmDialog',
    {
      ...props,
      dismissible: props.dismissible && !loading,
      onOpenChange(open) {
        props.onOpenChange?.(open)
        if (open) return
        if (!confirmed.current) props.onCancel?.()
        props.onClose?.(confirmed.current)
        confirmed.current = false
      },
    },
    isNamed(props),
  )

  const confirm = () => {
    const finish = () => {
      confirmed.current = true
      dialog.close()
    }
    const work = props.onConfirm?.()
    if (!isPromise(work)) return finish()
    setPending(true)
    return Promise.resolve(work)
      .then(finish)
      .finally(() => setPending(false))
  }

  return renderDialog(
    'ConfirmDialog',
    frond,
    dialog,
    props,
    <Content frond={frond} props={props} dialog={dialog} loading={loading} onConfirm={confirm} />,
  )
}

ConfirmDialog.triggerProp = 'trigger'

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value
}

interface ContentProps {
  frond: FrondContextValue
  props: ResolvedProps
  dialog: DialogState
  loading: boolean
  onConfirm: () => unknown
}

function Content({ frond, props: allProps, dialog, loading, onConfirm: confirmNow }: ContentProps) {
  const {
    color,
    icon,
    confirmLabel,
    cancelLabel,
    confirm,
    cancel,
    loading: _loading,
    transition,
    onConfirm: _onConfirm,
    onCancel: _onCancel,
    onClose: _onClose,
    ...props
  } = allProps
  const confirmButton = useRef<HTMLElement>(null)
  const cancelButton = useRef<HTMLElement>(null)
  const messages = messagesOf(frond, 'confirmDialog', english)
  const overlay = props.overlay && props.modal
  const classes = resolveClasses(frond, confirmDialogTheme, { color, transition }, props.ui, props.className)

  const footer = (
    <>
      <Button
        label={cancelLabel ?? messages.cancel}
        color="neutral"
        variant="ghost"
        data-slot="cancel"
        {...cancel}
        ref={cancelButton}
        disabled={loading || cancel?.disabled}
        className={addClass(classes.cancel, cancel?.className)}
        onClick={(event) => {
          const answer = cancel?.onClick?.(event)
          if (!event.defaultPrevented) dialog.close()
          return answer
        }}
      />
      <Button
        label={confirmLabel ?? messages.confirm}
        color={color}
        data-slot="confirm"
        {...confirm}
        ref={confirmButton}
        loadingAuto
        loading={loading}
        className={addClass(classes.confirm, confirm?.className)}
        onClick={(event) => {
          confirm?.onClick?.(event)
          return event.defaultPrevented ? undefined : confirmNow()
        }}
      />
    </>
  )
  const view = useDialogView({
    componentName: 'ConfirmDialog',
    frond,
    props: {
      ...props,
      footer,
      close: false,
      content: {
        role: 'alertdialog',
        // Prevents an accidental key press from confirming a destructive action.
        initialFocus: () => (color === 'error' ? cancelButton : confirmButton).current,
        ...props.content,
      },
    },
    dialog,
    classes,
    closeLabel: '',
    leading: icon && <IconView name={icon} className={classes.icon} data-slot="icon" />,
  })

  return (
    <>
      {overlay && <DialogOverlay className={classes.overlay} />}
      <DialogPopup {...view.attributes} data-slot="confirm-dialog" className={classes.content}>
        {view.header}
        {view.body}
        {view.footer}
      </DialogPopup>
    </>
  )
}
