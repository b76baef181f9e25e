'use client'

import {
  dialogDefaults,
  hasOwnHeader,
  isNamed,
  renderDialog,
  renderInside,
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
import { useDialog, type DialogState } from '../primitives/dialog/use-dialog.ts'
import { modal as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { modalTheme } from '../theme/modal.ts'

export type ModalContentOptions = DialogContentOptions

export interface ModalProps extends DialogViewProps<SlotOf<typeof modalTheme>>, DialogAttributes {
  /** Scrolls a long modal as a whole instead of only its body. @default false */
  scrollable?: boolean
  /** Animates opening and closing. @default true */
  transition?: boolean
  /** Fills the whole window. @default false */
  fullscreen?: boolean
}

const defaults = {
  ...dialogDefaults,
  scrollable: false,
  transition: true,
  fullscreen: false,
} as const

/** A dialog in the center of the window. */
export function Modal(ownProps: ModalProps) {
  const frond = useFrond()
  const props = resolveProps(frond, modalTheme, defaults, ownProps)
  const dialog = useDialog('Modal', props, isNamed(props))

  return renderDialog('Modal', frond, dialog, props, <Content frond={frond} props={props} dialog={dialog} />)
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
    <DialogPopup data-slot="modal" {...view.attributes} className={classes.content}>
      {renderInside(view)}
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
