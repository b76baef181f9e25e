import { expectTypeOf } from 'vitest'
import { ConfirmDialog, type ConfirmDialogProps } from '../components/ConfirmDialog.tsx'
import { Drawer } from '../components/Drawer.tsx'
import { Modal, type ModalProps } from '../components/Modal.tsx'
import { createOverlay, type OverlayProps, type UseOverlayResult } from './useOverlay.ts'

declare const overlay: UseOverlayResult

interface PickProps extends OverlayProps<{ id: number }> {
  label: string
}
declare function Picker(props: PickProps): null

// The result has the type of the argument of the component's `onClose`, or is undefined if the overlay is dismissed.
const picker = overlay.create(Picker, { props: { label: 'Pick' } })
expectTypeOf(await picker.open()).toEqualTypeOf<{ id: number } | undefined>()
expectTypeOf(picker.open).parameter(0).toEqualTypeOf<Partial<PickProps> | undefined>()
expectTypeOf(picker.close).parameter(0).toEqualTypeOf<{ id: number } | undefined>()
picker.patch({ label: 'Other' })
// @ts-expect-error There is no such prop.
picker.patch({ lable: 'Other' })
// @ts-expect-error The label is text.
overlay.create(Picker, { props: { label: 1 } })
// @ts-expect-error It is closed with an object.
picker.close('1')

const confirm = createOverlay(ConfirmDialog)
expectTypeOf(await confirm.open({ title: 'Sure?' })).toEqualTypeOf<boolean | undefined>()
expectTypeOf(confirm.open).parameter(0).toEqualTypeOf<Partial<ConfirmDialogProps> | undefined>()

const modal = createOverlay(Modal)
expectTypeOf(await modal.open()).toEqualTypeOf<undefined>()
expectTypeOf(modal.patch).parameter(0).toEqualTypeOf<Partial<ModalProps>>()
expectTypeOf(await createOverlay(Drawer).open()).toEqualTypeOf<undefined>()
