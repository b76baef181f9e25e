import { expect, vi } from 'vitest'
import type { Locator } from 'vitest/browser'
import { pendingTasks } from './frames.ts'

interface PressOptions {
  /** @default 'mouse' */
  pointerType?: 'mouse' | 'touch'
  ctrlKey?: boolean
  shiftKey?: boolean
}

/**
 * Clicks an element with dispatched pointer and mouse events. It is much faster than `userEvent.click`, which needs a round
 * trip to the test runner. It waits until the element is visible, and throws if another element covers it.
 */
export async function press(
  target: Locator | Element,
  { pointerType = 'mouse', ...modifiers }: PressOptions = {},
): Promise<void> {
  await expect.element(target as HTMLElement).toBeVisible()
  const element = target instanceof Element ? target : target.element()
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const place = { clientX: x + width / 2, clientY: y + height / 2 }
  const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(place.clientX, place.clientY)
  if (!hit || !(element.contains(hit) || hit.contains(element)))
    throw new Error(
      `press: ${hit?.outerHTML.slice(0, 120) ?? 'nothing'} is where ${element.outerHTML.slice(0, 120)} should be.`,
    )
  const pressed = element.contains(hit) ? hit : element

  const init = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1, ...place, ...modifiers }
  const pointer = { ...init, pointerId: 1, pointerType, isPrimary: true }
  const down = pressed.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }))
  // Browsers send no mouse event after a `pointerdown` that was prevented.
  if (!down || pressed.dispatchEvent(new MouseEvent('mousedown', { ...init, buttons: 1 }))) moveFocus(pressed)
  pressed.dispatchEvent(new PointerEvent('pointerup', pointer))
  if (down) pressed.dispatchEvent(new MouseEvent('mouseup', init))
  pressed.dispatchEvent(new PointerEvent('click', pointer))
}

/** Moves the focus to the nearest focusable ancestor of the pressed element. Without one, the active element loses focus. */
function moveFocus(from: Element): void {
  for (let at: Element | null = from; at; at = at.parentElement) {
    if (at instanceof HTMLElement && at.tabIndex >= 0 && !at.matches(':disabled'))
      return at.focus({ preventScroll: true })
    if (at instanceof HTMLElement && at.hasAttribute('tabindex')) return at.focus({ preventScroll: true })
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/**
 * Types letters with dispatched events. Type-ahead starts a new word after a pause of 500 ms, and a slow machine can take
 * longer than that between two keys. So the clock stands still while the letters are typed.
 */
export async function typeLetters(text: string): Promise<void> {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  try {
    for (const key of text) {
      const init = { key, bubbles: true, cancelable: true, composed: true }
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init))
      document.activeElement!.dispatchEvent(new KeyboardEvent('keyup', init))
      await pendingTasks()
    }
  } finally {
    clock.mockRestore()
  }
}
