'use client'

import {
  useEffect,
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { getAnimations } from '../../system/browser-support.ts'
import { afterAnimations } from '../presence/after-animations.ts'
import { joinProps, renderElement, type RenderProp } from '../../system/render-element.ts'
import { useJoinedRef } from '../../system/use-joined-ref.ts'
import { useDialogContext, type FocusOptions } from './context.ts'
import type { DialogState } from './use-dialog.ts'

function stateAttributes({ open, shown }: DialogState): Record<string, unknown> {
  return {
    hidden: !shown,
    'data-open': open ? '' : undefined,
    'data-closed': open ? undefined : '',
    'data-ending-style': shown && !open ? '' : undefined,
  }
}

export interface DialogOverlayProps {
  className: string
  ref?: RefObject<HTMLDivElement | null>
  /** The popup, if it scrolls inside the overlay. */
  children?: ReactNode
}

/** Dims the page behind the dialog. */
export function DialogOverlay({ ref, ...props }: DialogOverlayProps) {
  const { dialog, parts } = useDialogContext()
  return (
    <div
      role="presentation"
      data-slot="overlay"
      {...stateAttributes(dialog)}
      {...props}
      style={props.children === undefined ? { userSelect: 'none' } : undefined}
      ref={useJoinedRef(parts.overlay, ref)}
    />
  )
}

export interface DialogPopupProps extends HTMLAttributes<HTMLDivElement>, FocusOptions {
  /** Changes the element that is rendered. */
  render?: RenderProp | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** Keys that move in a list or menu. A component around the dialog must not get them, because React events bubble through portals. */
const MOVES = /^(?:Arrow|Home$|End$)/

/** The element with the role `dialog`. */
export function DialogPopup({ initialFocus, finalFocus, render, ref, ...attributes }: DialogPopupProps) {
  const { dialog, parts } = useDialogContext()
  const { open, shown } = dialog
  const { popup, options } = parts
  const joined = useJoinedRef(popup, ref)
  const latest = useRef(dialog)
  useLayoutEffect(() => {
    options.current = { initialFocus, finalFocus }
    latest.current = dialog
  })

  useLayoutEffect(() => {
    if (open || !shown) return
    return afterExit(popup.current, () => latest.current.onGone())
  }, [open, shown, popup])

  const { reportsEntry } = dialog
  useEffect(() => {
    if (!open || !reportsEntry) return
    let isCanceled = false
    const motions = popup.current ? getAnimations(popup.current).map((motion) => motion.finished) : []
    void Promise.allSettled(motions).then(() => isCanceled || latest.current.onShown())
    return () => {
      isCanceled = true
    }
  }, [open, reportsEntry, popup])

  const own = {
    role: 'dialog',
    tabIndex: -1,
    ...stateAttributes(dialog),
    onKeyDown: (event: KeyboardEvent) => void (MOVES.test(event.key) && event.stopPropagation()),
    ref: joined,
  }
  return renderElement('div', render, joinProps(own, { ...attributes }))
}

/** Calls back when an element has finished its exit animation. */
function afterExit(element: HTMLElement | null, onEnd: () => void): () => void {
  if (element?.dataset.dragging === undefined) return afterAnimations(element, onEnd)
  // The exit animation of a dragged element starts when the drag has ended, in the next frame.
  let cancel = () => cancelAnimationFrame(frame)
  const frame = requestAnimationFrame(() => {
    cancel = afterAnimations(element, onEnd)
  })
  return () => cancel()
}
