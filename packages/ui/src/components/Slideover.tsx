'use client'

import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { toPhysicalSide } from '../system/physical-side.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps, type WithDefaults } from '../system/resolve-props.ts'
import { DialogOverlay, DialogPopup } from '../primitives/dialog/dialog-popup.tsx'
import { useDialog, type DialogState } from '../primitives/dialog/use-dialog.ts'
import { slideover as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { slideoverTheme } from '../theme/slideover.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
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

export type SlideoverContentOptions = DialogContentOptions

export interface SlideoverProps extends DialogViewProps<SlotOf<typeof slideoverTheme>>, DialogAttributes {
  /** Side of the window it is attached to. `start` and `end` follow the text direction. @default 'right' */
  side?: ThemeOption<typeof slideoverTheme, 'side'> | 'start' | 'end'
  /** Adds a margin around it and rounds its corners. @default false */
  inset?: boolean
  /** Animates opening and closing. @default true */
  transition?: boolean
}

const defaults = {
  ...dialogDefaults,
  side: 'right',
  inset: false,
  transition: true,
} as const

/** A dialog attached to a side of the window. */
export function Slideover(ownProps: SlideoverProps) {
  const frond = useFrond()
  const props = resolveProps(frond, slideoverTheme, defaults, ownProps)
  const dialog = useDialog('Slideover', props, isNamed(props))

  return renderDialog('Slideover', frond, dialog, props, <Content frond={frond} props={props} dialog={dialog} />)
}

Slideover.triggerProp = 'trigger'

interface ContentProps {
  frond: FrondContextValue
  props: WithDefaults<SlideoverProps, typeof defaults>
  dialog: DialogState
}

function Content({ frond, props: allProps, dialog }: ContentProps) {
  const { side: givenSide, inset, transition, ...props } = allProps
  const side = toPhysicalSide(frond, givenSide)
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
        {renderInside(view)}
      </DialogPopup>
    </>
  )
}
