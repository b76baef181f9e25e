'use client'

import { createContext, use, useMemo, useRef, type RefObject } from 'react'
import type { Layer } from '../popup/layers.ts'
import type { FocusTarget } from '../focus/focus.ts'
import type { FocusTrap } from '../focus/focus-trap.ts'
import type { DialogState } from './use-dialog.ts'

export interface DialogParts {
  /** The portal element with the dialog and the overlays opened inside it. */
  readonly place: HTMLElement
  readonly popup: RefObject<HTMLDivElement | null>
  readonly overlay: RefObject<HTMLDivElement | null>
  /** An invisible element between the page and a modal dialog that catches presses on the page. */
  readonly cover: RefObject<HTMLDivElement | null>
  readonly options: RefObject<FocusOptions>
  readonly focusTrap: RefObject<FocusTrap | null>
  readonly layer: RefObject<Layer | null>
  /** The element that had the focus before the dialog opened, followed by those of the dialogs around it. */
  readonly before: RefObject<readonly Element[]>
  /** The children of the body when the dialog opened. Later ones are popups of other scripts. */
  readonly there: RefObject<readonly Node[]>
}

export interface FocusOptions {
  readonly initialFocus?: FocusTarget | undefined
  readonly finalFocus?: FocusTarget | undefined
}

export interface DialogContextValue {
  readonly dialog: DialogState
  readonly parts: DialogParts
}

export const DialogContext = createContext<DialogContextValue | null>(null)

/** For the parts of a dialog. */
export function useDialogContext(): DialogContextValue {
  return use(DialogContext)!
}

export function useParts(place: HTMLElement): DialogParts {
  const popup = useRef<HTMLDivElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const cover = useRef<HTMLDivElement>(null)
  const options = useRef<FocusOptions>({})
  const focusTrap = useRef<FocusTrap>(null)
  const layer = useRef<Layer>(null)
  const before = useRef<readonly Element[]>([])
  const there = useRef<readonly Node[]>([])
  return useMemo(() => ({ place, popup, overlay, cover, options, focusTrap, layer, before, there }), [place])
}
