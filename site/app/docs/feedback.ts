export type Feedback = 'yes' | 'no'

const key = (path: string) => `frond-feedback-${path}`

/** Returns the visitor's stored feedback on a page, if any. */
function readFeedback(path: string): Feedback | undefined {
  try {
    const stored = localStorage.getItem(key(path))
    return stored === 'yes' || stored === 'no' ? stored : undefined
  } catch {
    return undefined
  }
}

export function writeFeedback(path: string, feedback: Feedback): void {
  try {
    localStorage.setItem(key(path), feedback)
  } catch {
    // It is shown until the page is left.
  }
}

/** Marks the button of the visitor's feedback as pressed, from now or from an earlier visit. */
export function showFeedback(page: HTMLElement, said?: Feedback): void {
  const place = page.querySelector<HTMLElement>('[data-feedback-for]')
  const feedback = said ?? (place && readFeedback(place.dataset.feedbackFor!))
  for (const button of place?.querySelectorAll<HTMLElement>('[data-feedback]') ?? [])
    button.setAttribute('aria-pressed', String(button.dataset.feedback === feedback))
}
