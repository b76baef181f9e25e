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
  /** The popup, where the overlay scrolls it. */
  children?: ReactNode
}

/** Dims the page behind. */
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

/** Keys by which one moves in a list or a menu. What the dialog is rendered in must not hear of them. */
const MOVES = /^(?:Arrow|Home$|End$)/

/** The dialog itself. */
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
    return afterMotion(popup.current, () => latest.current.onGone())
  }, [open, shown, popup])

  const { reportsEntry } = dialog
  useEffect(() => {
    if (!open || !reportsEntry) return
    let isCancelled = false
    const motions = popup.current?.getAnimations().map((motion) => motion.finished) ?? []
    void Promise.allSettled(motions).then(() => isCancelled || latest.current.onShown())
    return () => {
      isCancelled = true
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

/** Calls back when an element has finished its leave animation. */
function afterMotion(element: HTMLElement | null, onEnd: () => void): () => void {
  let isCancelled = false
  const wait = () => {
    if (isCancelled) return
    const motions = element?.getAnimations().map((motion) => motion.finished) ?? []
    if (motions.length === 0) onEnd()
    else void Promise.allSettled(motions).then(() => isCancelled || onEnd())
  }
  // What is dragged does not move by itself until it is let go.
  if (element?.dataset.dragging === undefined) wait()
  else requestAnimationFrame(wait)
  return () => {
    isCancelled = true
  }
}
