/** What to do for each control of a form when it is reset. */
const resets = new WeakMap<HTMLFormElement, Map<Element, () => void>>()

/**
 * Calls back when the form of a control is reset. To be called when the value changes, since before that there is nothing
 * to go back to; so a control that nobody has touched listens to nothing.
 */
export function onFormReset(control: Element | null, reset: () => void): void {
  const form = (control as HTMLButtonElement | null)?.form ?? control?.closest('form')
  if (!control || !form) return
  let ofForm = resets.get(form)
  if (!ofForm) {
    const added = new Map<Element, () => void>()
    resets.set(form, (ofForm = added))
    form.addEventListener('reset', (event) => {
      // Whoever keeps it from happening may do so further out.
      queueMicrotask(() => {
        if (event.defaultPrevented) return
        for (const [element, back] of added) {
          if (element.isConnected) back()
          else added.delete(element)
        }
      })
    })
  }
  ofForm.set(control, reset)
}
