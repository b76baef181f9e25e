import { isVisible } from '../../system/browser-support.ts'
import { isFocusReturning } from './return-focus.ts'
import { findFocus, isInside, tryFocus } from './focus.ts'
import { findTabStop } from './focusable.ts'
import { isNode } from '../../system/is-node.ts'

interface FocusTrapOptions {
  /** The portal element with the dialog and the overlays opened inside it. */
  readonly place: HTMLElement
  readonly popup: HTMLElement
  /**
   * For a non-modal dialog: a focusable element in the page at the position of the dialog in the Tab order. The dialog itself
   * is elsewhere, in its portal. Without a gate the dialog is rendered in place.
   */
  readonly gate?: HTMLElement | null
  /** For a non-modal dialog: called when the focus moves outside. */
  readonly onLeave?: (event: FocusEvent) => void
  /** Whether an element outside counts as part of the dialog, such as its trigger or a toast. */
  readonly isBeside?: (node: Node) => boolean
}

/**
 * Manages the focus while a dialog is open. A modal dialog gets the focus back after its focused element was removed. A
 * non-modal dialog takes part in the Tab order at the position of its gate, and reports when the focus leaves it.
 */
export class FocusTrap {
  /** The element inside that had the focus last. */
  #last: Element | null = null
  /** Whether the Tab key reached the dialog at its real position at the end of the page, and not through its gate. */
  #isFromEnd = false
  /** Whether this class moves the focus at this moment. */
  #isMoving = false
  #isPressed = false
  readonly #options: FocusTrapOptions
  readonly #controller = new AbortController()
  readonly #observer = new MutationObserver(() => this.#rescue())

  constructor(options: FocusTrapOptions) {
    this.#options = options
    const { place, popup, gate, onLeave } = options
    const { signal } = this.#controller
    const active = findFocus(place)
    if (active && isInside(place, active)) this.#last = active
    place.addEventListener('focusin', (event) => this.#onFocusIn(event), { signal })
    // On the root, because the focus may also leave the gate or the trigger. The document gets no events from shadow trees.
    const root = place.getRootNode()
    root.addEventListener('focusout', (event) => this.#onFocusOut(event as FocusEvent), { signal })
    // Not every browser sends `focusout` when the focused element is removed.
    this.#observer.observe(popup, { childList: true, subtree: true })
    if (!onLeave || !gate) return
    place.addEventListener('pointerdown', () => (this.#isPressed = true), { signal, capture: true })
    place.addEventListener('keydown', (event) => this.#onKeyDown(event, gate), { signal })
    gate.addEventListener('focus', (event) => this.#onGate(event, gate), { signal })
  }

  stop(): void {
    this.#controller.abort()
    this.#observer.disconnect()
  }

  /** Focuses the element that had the focus last, otherwise the dialog. */
  recapture(): void {
    const { place, popup } = this.#options
    const last = this.#last
    if (!last || !isInside(place, last) || !tryFocus(last as HTMLElement)) popup.focus({ preventScroll: true })
  }

  #onFocusIn({ relatedTarget }: FocusEvent): void {
    const { place } = this.#options
    this.#last = findFocus(place)
    if (!isNode(relatedTarget) || isInside(place, relatedTarget)) return
    this.#isFromEnd = !this.#isMoving && !this.#isPressed && !isFocusReturning()
    this.#isPressed = false
  }

  #onFocusOut(event: FocusEvent): void {
    const { place, onLeave } = this.#options
    if (!this.#belongsToDialog(event.composedPath()[0] as Node)) return
    // The focus has not moved yet. If it moves into another document, its `iframe` becomes the active element.
    setTimeout(() => {
      if (this.#controller.signal.aborted) return
      const active = findFocus(place)
      if (!active) this.#rescue()
      else if (!this.#belongsToDialog(active)) onLeave?.(event)
    })
  }

  #belongsToDialog(node: Node): boolean {
    const { place, gate, isBeside } = this.#options
    return node === gate || isInside(place, node) || isBeside?.(node) === true
  }

  /** If the focused element was removed or hidden, focus the dialog. Otherwise the Tab key would start at the top of the page. */
  #rescue(): void {
    const { place, popup } = this.#options
    const last = this.#last
    if (!last || findFocus(place) || this.#controller.signal.aborted) return
    if (!last.isConnected || !isVisible(last)) popup.focus({ preventScroll: true })
  }

  /**
   * When the Tab key is about to leave the dialog, focus the gate first. The browser then moves the focus to the element
   * after or before the gate.
   */
  #onKeyDown(event: KeyboardEvent, gate: HTMLElement): void {
    const { place, popup } = this.#options
    if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const active = findFocus(place)
    if (this.#isFromEnd || !active || !isInside(popup, active)) return
    const edge = findTabStop(popup, !event.shiftKey)
    const direction = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
    if (edge && active.compareDocumentPosition(edge) & direction) return
    this.#move(gate)
  }

  #onGate({ relatedTarget: from }: FocusEvent, gate: HTMLElement): void {
    if (this.#isMoving) return
    const { popup } = this.#options
    const entersBackwards = isNode(from) && gate.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING
    this.#move(findTabStop(popup, Boolean(entersBackwards)) ?? popup)
  }

  #move(to: HTMLElement): void {
    this.#isMoving = true
    to.focus()
    this.#isMoving = false
  }
}
