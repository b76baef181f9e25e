import { isFocusReturning } from './return-focus.ts'
import { findFocus, isInside, tryFocus } from './focus.ts'
import { findTabStop } from './focusable.ts'

interface KeptFocus {
  /** The part of the page with the dialog and all that opens inside it. */
  readonly place: HTMLElement
  readonly popup: HTMLElement
  /**
   * For a dialog that lets the focus go: stands in the page where the dialog would, were it not put elsewhere. Without it
   * the dialog is where it belongs.
   */
  readonly gate?: HTMLElement | null
  /** For a dialog that lets the focus go: called when it goes to something else. */
  readonly onLeave?: (event: FocusEvent) => void
  /** Whether the focus stays with the dialog where it is there: its trigger, toasts. */
  readonly isBeside?: (node: Node) => boolean
}

/** Looks after the focus of an open dialog. */
export class FocusTrap {
  /** What had the focus last. */
  #last: Element | null = null
  /** Whether the dialog was entered at the end of the page, where it lies, and not by its gate. */
  #isFromEnd = false
  /** Whether the focus is being moved by us. */
  #isMoving = false
  #isPressed = false
  readonly #kept: KeptFocus
  readonly #controller = new AbortController()
  readonly #observer = new MutationObserver(() => this.#rescue())

  constructor(kept: KeptFocus) {
    this.#kept = kept
    const { place, popup, gate, onLeave } = kept
    const { signal } = this.#controller
    const active = findFocus(place)
    if (active && isInside(place, active)) this.#last = active
    place.addEventListener('focusin', (event) => this.#onFocusIn(event), { signal })
    // On all around, because the gate and the trigger may be left as well. In a shadow tree the document hears nothing of it.
    const root = place.getRootNode()
    root.addEventListener('focusout', (event) => this.#onFocusOut(event as FocusEvent), { signal })
    // Not every browser tells that what has the focus is gone.
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

  /** Puts the focus where it was last. */
  recapture(): void {
    const { place, popup } = this.#kept
    const last = this.#last
    if (!last || !isInside(place, last) || !tryFocus(last as HTMLElement)) popup.focus({ preventScroll: true })
  }

  #onFocusIn({ relatedTarget }: FocusEvent): void {
    const { place } = this.#kept
    this.#last = findFocus(place)
    if (!(relatedTarget instanceof Node) || isInside(place, relatedTarget)) return
    this.#isFromEnd = !this.#isMoving && !this.#isPressed && !isFocusReturning()
    this.#isPressed = false
  }

  #onFocusOut(event: FocusEvent): void {
    const { place, onLeave } = this.#kept
    if (!this.#isOurs(event.composedPath()[0] as Node)) return
    // It is on its way. Where another document in the page gets it, its frame is all one hears of it.
    setTimeout(() => {
      if (this.#controller.signal.aborted) return
      const active = findFocus(place)
      if (!active) this.#rescue()
      else if (!this.#isOurs(active)) onLeave?.(event)
    })
  }

  #isOurs(node: Node): boolean {
    const { place, gate, isBeside } = this.#kept
    return node === gate || isInside(place, node) || isBeside?.(node) === true
  }

  /** What had the focus may be gone or hidden. The keyboard goes on from the dialog, not from the start of the page. */
  #rescue(): void {
    const { place, popup } = this.#kept
    const last = this.#last
    if (!last || findFocus(place) || this.#controller.signal.aborted) return
    if (!last.isConnected || !last.checkVisibility()) popup.focus({ preventScroll: true })
  }

  /**
   * Where the Tab key leaves the dialog, it leaves from its gate: the focus goes there just before the browser moves it on,
   * which knows best what comes next in the page.
   */
  #onKeyDown(event: KeyboardEvent, gate: HTMLElement): void {
    const { place, popup } = this.#kept
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
    const { popup } = this.#kept
    const entersBackwards =
      from instanceof Node && gate.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING
    this.#move(findTabStop(popup, Boolean(entersBackwards)) ?? popup)
  }

  #move(to: HTMLElement): void {
    this.#isMoving = true
    to.focus()
    this.#isMoving = false
  }
}
