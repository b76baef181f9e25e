import { findReachable } from './focusable.ts'

/**
 * Where the focus goes when a dialog opens: to the first control of the body; else to the body itself where it scrolls, so
 * that the arrow keys scroll it; else to the first control of the footer. The close button comes last, as it is the least
 * likely thing to do first. A dialog opened by touch takes the focus itself, or the screen keyboard would cover it.
 * `seenPx` is how much of it is in sight where that is not all of it.
 */
export function findInitialFocus(content: HTMLElement | null, openedBy: string, seenPx = Infinity): HTMLElement | true {
  if (!content) return true
  const body = content.querySelector<HTMLElement>(
    ':scope > [data-slot="body"], :scope > [data-slot="container"] > [data-slot="body"]',
  )
  const scrolls = body !== null && body.scrollHeight > body.clientHeight
  // Browsers differ in whether a part that scrolls can be focused by itself.
  if (body && scrolls && !body.hasAttribute('tabindex')) body.tabIndex = 0
  if (openedBy === 'touch') return content

  // Measured from its own upper edge: it may be on its way in, and outside the window still.
  const { top, height } = content.getBoundingClientRect()
  const end = top + Math.min(height, content.ownerDocument.documentElement.clientHeight, seenPx)
  const inBody = body && findControl(body, end)
  if (inBody) return inBody
  return scrolls ? body : (findControl(content, end) ?? content)
}

/** The first control that is in sight: one further down would scroll the beginning away. */
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
