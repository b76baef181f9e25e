'use client'

import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * Whether an element is inside a disabled fieldset. The browser disables only native controls there, and it still sends
 * `pointerdown` to them.
 */
export function isInDisabledFieldset(element: Element | null): boolean {
  return fieldsetsAround(element).some((fieldset) => {
    // The first legend of a fieldset stays enabled.
    const legend = fieldset.querySelector(':scope > legend')
    return fieldset.matches(':disabled') && !legend?.contains(element)
  })
}

function fieldsetsAround(element: Element | null): HTMLFieldSetElement[] {
  const fieldsets: HTMLFieldSetElement[] = []
  let fieldset = element?.closest('fieldset')
  while (fieldset) {
    fieldsets.push(fieldset)
    fieldset = fieldset.parentElement?.closest('fieldset')
  }
  return fieldsets
}

/** Whether a control that is not a native one is disabled: by its own prop, or by a fieldset around it. */
export function useDisabled(control: RefObject<Element | null>, disabled = false): boolean {
  const [isInFieldset, setInFieldset] = useState(false)
  useLayoutEffect(() => {
    const fieldsets = fieldsetsAround(control.current)
    if (fieldsets.length === 0) return
    const update = () => setInFieldset(isInDisabledFieldset(control.current))
    update()
    const observer = new MutationObserver(update)
    for (const fieldset of fieldsets) observer.observe(fieldset, { attributeFilter: ['disabled'] })
    return () => observer.disconnect()
  }, [control])
  return disabled || isInFieldset
}
