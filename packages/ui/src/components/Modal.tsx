'use client'

import {
  hasOwnHeader,
  isNamed,
  useDialogView,
  type DialogAttributes,
  type DialogContentOptions,
  type DialogViewProps,
} from './modal/dialog-view.tsx'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps, type WithDefaults } from '../system/resolve-props.ts'
import { DialogOverlay, DialogPopup } from '../primitives/dialog/dialog-popup.tsx'
import { Dialog } from '../primitives/dialog/dialog.tsx'
import { useDialog, type DialogState } from '../primitives/dialog/use-dialog.ts'
import { modal as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { modalTheme } from '../theme/modal.ts'

export type ModalContentOptions = DialogContentOptions

export interface ModalProps extends DialogViewProps<SlotOf<typeof modalTheme>>, DialogAttributes {
  /** Lets a long modal scroll as a whole, instead of its body alone. @default false */
  scrollable?: boolean
  /** Animates opening and closing. @default true */
  transition?: boolean
  /** Covers the whole window. @default false */
  fullscreen?: boolean
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
  const dialog = useDialog('Modal', props, isNamed(props))

  return (
    <>
      {dialog.trigger}
      {dialog.present && (
        <Dialog componentName="Modal" frond={frond} dialog={dialog} target={props.portal} modal={props.modal}>
          <Content frond={frond} props={props} dialog={dialog} />
        </Dialog>
      )}
    </>
  )
}

Modal.triggerProp = 'trigger'

interface ContentProps {
  frond: FrondContextValue
  props: WithDefaults<ModalProps, typeof defaults>
  dialog: DialogState
}

function Content({ frond, props: allProps, dialog }: ContentProps) {
  const { scrollable, transition, fullscreen, ...props } = allProps
  const overlay = props.overlay && props.modal
  const classes = resolveClasses(
    frond,
    modalTheme,
    { overlay, scrollable, transition, fullscreen, titleHidden: !hasOwnHeader(props) },
    props.ui,
    props.className,
  )
  const closeLabel = messagesOf(frond, 'modal', english).close
  const view = useDialogView({ componentName: 'Modal', frond, props, dialog, classes, closeLabel })

  const box = (
    <DialogPopup {...view.attributes} data-slot="modal" className={classes.content}>
      {view.hidden}
      {view.own ?? (
        <>
          {view.header}
          {view.body}
          {view.footer}
        </>
      )}
    </DialogPopup>
  )

  if (scrollable) return <DialogOverlay className={classes.overlay}>{box}</DialogOverlay>
  return (
    <>
      {overlay && <DialogOverlay className={classes.overlay} />}
      {box}
    </>
  )
}
