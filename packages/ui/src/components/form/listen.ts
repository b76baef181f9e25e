import type { ChangeEvent, FocusEvent, InputEvent } from 'react'
import { isElement, isNode } from '../../system/is-node.ts'
import type { FormStore } from './form-store.ts'

interface Listeners {
  onInput?: (event: InputEvent<HTMLFormElement>) => void
  onChange?: (event: ChangeEvent<HTMLFormElement, Element>) => void
  onBlur?: (event: FocusEvent<HTMLFormElement>) => void
  onFocus?: (event: FocusEvent<HTMLFormElement>) => void
}

/** Types of inputs whose value is chosen instead of typed. */
const chosen = /^(?:button|checkbox|color|file|hidden|image|radio|range|reset|submit)$/

const isInput = (element: Element): element is HTMLInputElement => element.tagName === 'INPUT'

function isTyped(element: Element): boolean {
  return element.tagName === 'TEXTAREA' || (isInput(element) && !chosen.test(element.type))
}

/** The target of an event, unless it belongs to a form nested in this one. */
function ownTarget({ target, currentTarget }: { target: EventTarget; currentTarget: Element }): Element | undefined {
  if (!isElement(target)) return undefined
  // React events also bubble from popups, which are portaled and have no form element around them.
  const form = target.closest('[data-slot="form"]')
  return form === null || form === currentTarget ? target : undefined
}

/** Handlers on the form element that report the events of all fields, so that controls do not have to report them. */
export function listen(store: FormStore, { onInput, onChange, onBlur, onFocus }: Listeners): Required<Listeners> {
  return {
    onInput(event) {
      onInput?.(event)
      const target = ownTarget(event)
      if (!target) return
      const isText = isTyped(target)
      if (isText || (isInput(target) && target.type === 'range')) store.report('input', store.nameOf(target), isText)
    },
    onChange(event) {
      onChange?.(event)
      const target = ownTarget(event)
      // Ignore typing: React also dispatches `onChange` for each input event.
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

/** Whether the focus stays in the field: it moves to another control of the field, or into the popup of the control. */
function isStillInside(store: FormStore, from: Element, to: EventTarget | null): boolean {
  if (from.getAttribute('aria-expanded') === 'true') return true
  const field = store.fieldOf(from)
  return field !== undefined && isNode(to) && field.contains(to)
}
