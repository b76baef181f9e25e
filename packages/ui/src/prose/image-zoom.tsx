'use client'

import { Modal } from '../components/Modal.tsx'
import { modal } from '../locale/en.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import type { Classes } from '../system/resolve-classes.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { proseImgTheme } from '../theme/prose-img.ts'

interface ImageZoomProps {
  src: string
  alt: string
  /** Name of the dialog. */
  title: string
  classes: Classes<SlotOf<typeof proseImgTheme>>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** An image as large as the window. It closes on Escape, on a press, and when the user scrolls. */
export function ImageZoom({ src, alt, title, classes, open, onOpenChange }: ImageZoomProps) {
  const { close } = messagesOf(useFrond(), 'modal', modal)
  const hide = () => onOpenChange(false)

  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      fullscreen
      title={title}
      onWheel={hide}
      ui={{ overlay: classes.overlay, content: classes.content }}
      renderContent={
        // One button around the image, so that a press anywhere closes the dialog and the keyboard needs no other control.
        <button type="button" aria-label={close} className={classes.close} data-slot="close" onClick={hide}>
          <img src={src} alt={alt} className={classes.image} data-slot="image" />
        </button>
      }
    />
  )
}
