/** Clicks and input that arrive before the page is live. The boot script leaves it on `window` as `frondEarlyInput`. */
export interface EarlyInput {
  /** Returns the elements that were clicked before the page was live, in order, and stops recording clicks. */
  takeClicks(): Element[]
  /** Fields of islands that the visitor has changed, with their latest value. */
  readonly typed: Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>
}

declare global {
  var frondEarlyInput: EarlyInput | undefined
}
