'use client'

import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { moveFocus } from './move-focus.ts'

const controls = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), [tabindex]'
const textFields = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button])'

export interface RovingTabindex {
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/**
 * Makes a toolbar one stop of the Tab key (APG pattern Toolbar). The left and right arrow keys, Home and End move the focus among
 * its controls. The last focused control keeps the stop. The tabindex is set by script, so that it also covers controls that the
 * caller renders.
 */
export function useRovingTabindex(toolbar: RefObject<HTMLElement | null>): RovingTabindex {
  const current = useRef<HTMLElement>(null)
  const findControls = () => [...(toolbar.current?.querySelectorAll<HTMLElement>(controls) ?? [])]

  function updateStops(): void {
    const found = findControls()
    if (!current.current || !found.includes(current.current)) current.current = found[0] ?? null
    for (const control of found) control.tabIndex = control === current.current ? 0 : -1
  }

  // After every render, because any render can add or remove a control.
  useLayoutEffect(updateStops)

  return {
    onFocus({ target }) {
      // React also reports the focus inside popups that the toolbar has opened.
      if (!toolbar.current?.contains(target)) return
      current.current = target
      updateStops()
    },
    onKeyDown(event) {
      const target = event.target as Element
      if (event.defaultPrevented || target.matches(textFields)) return
      moveFocus(event, findControls(), { orientation: 'horizontal' })
    },
  }
}
