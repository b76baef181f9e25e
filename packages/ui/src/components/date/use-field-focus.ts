'use client'

import { useEffect, useImperativeHandle, type Ref, type RefObject } from 'react'
import type { FrondContextValue } from '../../system/frond-context.ts'

export interface DateFieldHandle {
  /** The segments, in order. */
  readonly inputsRef: RefObject<readonly HTMLElement[]>
}

interface FieldFocusOptions {
  readonly frond: FrondContextValue
  readonly autoFocus?: boolean
  readonly autofocusDelay?: number
  readonly handleRef?: Ref<DateFieldHandle>
}

/**
 * Focuses the first segment for `autoFocus` and when the user clicks the label, and gives the caller access to the segments.
 * Returns a function that focuses the first empty segment, or the first one if none is empty.
 */
export function useFieldFocus(base: RefObject<HTMLElement | null>, options: FieldFocusOptions): () => void {
  const { frond, autoFocus, autofocusDelay, handleRef } = options

  useImperativeHandle(handleRef, () => ({
    inputsRef: {
      get current() {
        return segmentsIn(base.current)
      },
    },
  }))

  useEffect(() => {
    if (!autoFocus) return
    const timer = setTimeout(() => segmentsIn(base.current)[0]?.focus(), autofocusDelay)
    return () => clearTimeout(timer)
  }, [base, autoFocus, autofocusDelay])

  // A label can belong to only one control, and the field has several, so the browser does not focus any of them.
  const labelId = frond.field?.labelId
  useEffect(() => {
    const root = base.current?.getRootNode() as Document | ShadowRoot | undefined
    const label = labelId === undefined ? null : root?.getElementById(labelId)
    const focusFirst = () => segmentsIn(base.current)[0]?.focus()
    label?.addEventListener('click', focusFirst)
    return () => label?.removeEventListener('click', focusFirst)
  }, [base, labelId])

  return () => {
    const segments = segmentsIn(base.current)
    const target = segments.find((segment) => segment.dataset.placeholder !== undefined) ?? segments[0]
    target?.focus()
  }
}

function segmentsIn(element: HTMLElement | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>('[data-slot=segment]') ?? [])]
}
