import { findReachable } from './focusable.ts'

/**
 * The element that gets the focus when a dialog opens, in this order: the first control of the body; the body, if it scrolls,
 * so that the arrow keys scroll it; the first control of the footer; the close button, which is the least likely first action.
 * If the dialog was opened by touch, the dialog itself gets the focus, because an on-screen keyboard would cover it.
 * `seenPx` is the visible height of a dialog that is only partly in view.
 */
export function findInitialFocus(content: HTMLElement | null, openedBy: string, seenPx = Infinity): HTMLElement | true {
  if (!content) return true
  const body = content.querySelector<HTMLElement>(
    ':scope > [data-slot="body"], :scope > [data-slot="container"] > [data-slot="body"]',
  )
  const scrolls = body !== null && body.scrollHeight > body.clientHeight
  // Not every browser makes a scrollable element focusable.
  if (body && scrolls && !body.hasAttribute('tabindex')) body.tabIndex = 0
  if (openedBy === 'touch') return content

  // Measured from its own top edge, because the enter animation may still be outside the window.
  const { top, height } = content.getBoundingClientRect()
  const end = top + Math.min(height, content.ownerDocument.documentElement.clientHeight, seenPx)
  const inBody = body && findControl(body, end)
  if (inBody) return inBody
  return scrolls ? body : (findControl(content, end) ?? content)
}

/** The first visible control. Focusing one further down would scroll the beginning of the dialog away. */
function findControl(part: HTMLElement, end: number): HTMLElement | undefined {
  const bottom = Math.min(part.getBoundingClientRect().bottom, end)
  let inHeader: HTMLElement | undefined
  for (const control of findReachable(part)) {
    if (control.matches('[data-slot="handle"]')) continue
    if (control.getBoundingClientRect().top >= bottom) break
    if (!control.closest('[data-slot="header"]')) return control
    inHeader ??= control
  }
  return inHeader
}
