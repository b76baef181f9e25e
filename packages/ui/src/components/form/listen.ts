import type { ChangeEvent, FocusEvent, InputEvent } from 'react'
import type { FormStore } from './form-store.ts'

interface Listeners {
  onInput?: (event: InputEvent<HTMLFormElement>) => void
  onChange?: (event: ChangeEvent<HTMLFormElement, Element>) => void
  onBlur?: (event: FocusEvent<HTMLFormElement>) => void
  onFocus?: (event: FocusEvent<HTMLFormElement>) => void
}

/** Inputs whose value is chosen and not typed. */
const chosen = /^(?:button|checkbox|color|file|hidden|image|radio|range|reset|submit)$/

function isTyped(element: Element): boolean {
  return element.tagName === 'TEXTAREA' || (element instanceof HTMLInputElement && !chosen.test(element.type))
}

/** The element an event is about, if it belongs to this form and not to another inside it. */
function ownTarget({ target, currentTarget }: { target: EventTarget; currentTarget: Element }): Element | undefined {
  if (!(target instanceof Element)) return undefined
  // What is in a popup has no form around it in the page.
  const form = target.closest('[data-slot="form"]')
  return form === null || form === currentTarget ? target : undefined
}

/** Hears what happens to the fields of a form, on their way up, so that no control has to tell. */
export function listen(store: FormStore, { onInput, onChange, onBlur, onFocus }: Listeners): Required<Listeners> {
  return {
    onInput(event) {
      onInput?.(event)
      const target = ownTarget(event)
      if (!target) return
      const isText = isTyped(target)
      if (isText || (target instanceof HTMLInputElement && target.type === 'range'))
        store.report('input', store.nameOf(target), isText)
    },
    onChange(event) {
      onChange?.(event)
      const target = ownTarget(event)
      // React calls typing a change as well.
      if (target && !isTyped(target)) store.report('change', store.nameOf(target))
    },
    onFocus(event) {
      onFocus?.(event)
      const target = ownTarget(event)
      if (target) store.report('focus', store.nameOf(target))
    },
    onBlur(event) {
      onBlur?.(event)
      const target = ownTarget(event)
      if (!target || isStillInside(store, target, event.relatedTarget)) return
      store.report('blur', store.nameOf(target))
    },
  }
}

/** The focus moves on within one field: to another of its controls, or into the popup that it has opened. */
function isStillInside(store: FormStore, from: Element, to: EventTarget | null): boolean {
  if (from.getAttribute('aria-expanded') === 'true') return true
  const field = store.fieldOf(from)
  return field !== undefined && to instanceof Node && field.contains(to)
}
