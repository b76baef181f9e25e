'use client'

import { useState, type DOMAttributes, type KeyboardEvent, type PointerEvent } from 'react'
import { capturePointer } from '../../system/browser-support.ts'
import { isCollapsed } from './layout.ts'
import type { PanelSizes } from './use-panel-sizes.ts'

interface HandleOptions {
  isHorizontal: boolean
  disabled: boolean
  /** Percent per arrow key. */
  keyboardStep: number
  onDragging: ((dragging: boolean, index: number) => void) | undefined
}

interface Drag {
  handle: number
  pointerId: number
  /** Position of the pointer in px when the drag started. */
  start: number
  startLayout: readonly number[]
  /** Size of all panels together in px. Negative if they run from right to left. */
  extent: number
}

/** Moves the handles between panels by pointer and keyboard. */
export function useHandles(sizes: PanelSizes, options: HandleOptions) {
  const { isHorizontal, disabled, onDragging } = options
  const [drag, setDrag] = useState<Drag>()
  const readPosition = (event: PointerEvent) => (isHorizontal ? event.clientX : event.clientY)
  const isReversed = (element: Element) => isHorizontal && getComputedStyle(element).direction === 'rtl'

  function startDrag(handle: number, event: PointerEvent<HTMLElement>): void {
    const root = event.currentTarget.parentElement
    if (event.button !== 0 || disabled || !root) return
    event.currentTarget.focus({ preventScroll: true })
    const extent = measurePanels(root, isHorizontal)
    if (extent === 0) return
    capturePointer(event.currentTarget, event.pointerId)
    setDrag({
      handle,
      pointerId: event.pointerId,
      start: readPosition(event),
      startLayout: sizes.layout,
      extent: isReversed(root) ? -extent : extent,
    })
    onDragging?.(true, handle)
  }

  function followPointer(event: PointerEvent<HTMLElement>): void {
    if (!drag || event.pointerId !== drag.pointerId) return
    const delta = ((readPosition(event) - drag.start) / drag.extent) * 100
    sizes.moveDuringDrag(drag.handle, delta, drag.startLayout)
  }

  function endDrag(event: PointerEvent<HTMLElement>): void {
    if (!drag || event.pointerId !== drag.pointerId) return
    setDrag(undefined)
    sizes.save()
    onDragging?.(false, drag.handle)
  }

  function pressKey(handle: number, event: KeyboardEvent<HTMLElement>): boolean {
    const step = isReversed(event.currentTarget) ? -options.keyboardStep : options.keyboardStep
    const { key } = event
    if (key === 'Home' || key === 'End') sizes.move(handle, key === 'Home' ? -100 : 100, 'half')
    else if (key === 'Enter') return toggleBeside(handle, sizes)
    else if (key === (isHorizontal ? 'ArrowRight' : 'ArrowDown')) sizes.move(handle, step, 'any')
    else if (key === (isHorizontal ? 'ArrowLeft' : 'ArrowUp')) sizes.move(handle, -step, 'any')
    else return false
    return true
  }

  return {
    /** Index of the handle that is dragged. */
    dragged: drag?.handle,
    eventsOf: (handle: number): DOMAttributes<HTMLElement> => ({
      onPointerDown: (event) => startDrag(handle, event),
      onPointerMove: followPointer,
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
      // The press would start to select the text beside the handle.
      onMouseDown: (event) => event.preventDefault(),
      onDoubleClick: () => !disabled && sizes.resetHandle(handle),
      onKeyDown(event) {
        if (event.target !== event.currentTarget || event.defaultPrevented || disabled) return
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (pressKey(handle, event)) event.preventDefault()
      },
    }),
  }
}

function measurePanels(root: Element, isHorizontal: boolean): number {
  const panels = [...root.children].filter((child) => (child as HTMLElement).dataset.slot === 'panel')
  return panels.reduce((sum, panel) => {
    const { width, height } = panel.getBoundingClientRect()
    return sum + (isHorizontal ? width : height)
  }, 0)
}

/** Collapses or expands the first collapsible panel beside a handle. Returns whether there is one. */
function toggleBeside(handle: number, { rules, readLayout, panelHandle }: PanelSizes): boolean {
  const index = [handle, handle + 1].find((each) => rules[each]!.collapsible)
  if (index === undefined) return false
  const panel = panelHandle(index)
  if (isCollapsed(rules[index]!, readLayout()[index]!)) panel.expand()
  else panel.collapse()
  return true
}
