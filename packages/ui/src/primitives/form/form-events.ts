'use client'

import { useCallback } from 'react'

/**
 * Calls `reset` when the form of a control is reset, unless a listener cancels that. Returns a function that stops
 * listening, so it fits into effects and refs.
 */
export function onFormReset(control: Element | null, reset: () => void): () => void {
  const form = findForm(control)
  const stop = () => form?.removeEventListener('reset', onReset)
  function onReset(event: Event): void {
    // Wait until all listeners, any of which can cancel the reset, have run and the browser has reset the native inputs.
    setTimeout(() => {
      if (!control?.isConnected) stop()
      else if (!event.defaultPrevented) reset()
    })
  }
  form?.addEventListener('reset', onReset)
  return stop
}

/**
 * The ref of a group of radio buttons that has a generated name. The buttons need a name to be one group, but the form must
 * not post one that the caller did not choose.
 */
export function useOmittedName(name: string): (group: Element | null) => (() => void) | undefined {
  return useCallback(
    (group) => {
      const form = findForm(group)
      const omit = ({ formData }: FormDataEvent) => formData.delete(name)
      form?.addEventListener('formdata', omit)
      return () => form?.removeEventListener('formdata', omit)
    },
    [name],
  )
}

/** The form of a control. Its `form` attribute, or that of an input inside it, can refer to another form than the one around. */
function findForm(control: Element | null): HTMLFormElement | null | undefined {
  const associated = control && 'form' in control ? control : control?.querySelector('[form]')
  return (associated as HTMLInputElement | null | undefined)?.form ?? control?.closest('form')
}
