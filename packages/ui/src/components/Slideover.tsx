'use client'

import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps, type WithDefaults } from '../system/resolve-props.ts'
import { DialogOverlay, DialogPopup } from '../primitives/dialog/dialog-popup.tsx'
import { Dialog } from '../primitives/dialog/dialog.tsx'
import { useDialog, type DialogState } from '../primitives/dialog/use-dialog.ts'
import { slideover as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { slideoverTheme } from '../theme/slideover.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import {
  hasOwnHeader,
  isNamed,
  useDialogView,
  type DialogAttributes,
  type DialogContentOptions,
  type DialogViewProps,
} from './modal/dialog-view.tsx'

export type SlideoverContentOptions = DialogContentOptions

export interface SlideoverProps extends DialogViewProps<SlotOf<typeof slideoverTheme>>, DialogAttributes {
  /** Side of the window it is attached to, whichever way the text runs. @default 'right' */
  side?: ThemeOption<typeof slideoverTheme, 'side'>
  /** Leaves a margin around it and rounds its corners. @default false */
  inset?: boolean
  /** Animates opening and closing. @default true */
  transition?: boolean
}

const defaults = {
  side: 'right',
  inset: false,
  overlay: true,
  transition: true,
  portal: true,
  close: true,
  modal: true,
  dismissible: true,
  unmountOnHide: true,
} as const

/** A dialog attached to a side of the window. */
export function Slideover(ownProps: SlideoverProps) {
  const frond = useFrond()
  const props = resolveProps(frond, slideoverTheme, defaults, ownProps)
  const dialog = useDialog('Slideover', props, isNamed(props))

  return (
    <>
      {dialog.trigger}
      {dialog.present && (
        <Dialog componentName="Slideover" frond={frond} dialog={dialog} target={props.portal} modal={props.modal}>
          <Content frond={frond} props={props} dialog={dialog} />
        </Dialog>
      )}
    </>
  )
}

Slideover.triggerProp = 'trigger'

interface ContentProps {
  frond: FrondContextValue
  props: WithDefaults<SlideoverProps, typeof defaults>
  dialog: DialogState
}

function Content({ frond, props: allProps, dialog }: ContentProps) {
  const { side, inset, transition, ...props } = allProps
  const overlay = props.overlay && props.modal
  const classes = resolveClasses(
    frond,
    slideoverTheme,
    { overlay, side, inset, transition, titleHidden: !hasOwnHeader(props) },
    props.ui,
    props.className,
  )
  const closeLabel = messagesOf(frond, 'slideover', english).close
  const view = useDialogView({ componentName: 'Slideover', frond, props, dialog, classes, closeLabel })

  return (
    <>
      {overlay && <DialogOverlay className={classes.overlay} />}
      <DialogPopup {...view.attributes} data-slot="slideover" className={classes.content}>
        {view.hidden}
        {view.own ?? (
          <>
            {view.header}
            {view.body}
            {view.footer}
          </>
        )}
      </DialogPopup>
    </>
  )
}
