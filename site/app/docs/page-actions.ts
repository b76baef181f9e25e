import { copyOnClick } from '@frond/ui/prose'
import { isPrivate, postEvent, sendEvent } from '../analytics/send-event'
import { highlightCollapsedCode } from '../article/collapsed-code'
import { showFeedback, writeFeedback, type Feedback } from './feedback'

const COPIED_MS = 1500

/** Runs the action of a control in static HTML. */
export function runPageAction(button: HTMLElement, event: Event): void {
  if ('copy' in button.dataset) copyCode(event)
  else if ('copyPage' in button.dataset) void copyPage(button)
  else if ('expand' in button.dataset) expandCode(button)
  else if ('toggle' in button.dataset) togglePreview(button)
  else if ('feedback' in button.dataset) void giveFeedback(button)
}

function copyCode(event: Event): void {
  copyOnClick(event)
  sendEvent('Copy code')
}

async function copyPage(button: HTMLElement): Promise<void> {
  const text = fetch(`/raw${location.pathname.replace(/\/+$/, '')}.md`).then((response) => {
    if (!response.ok) throw new Error(`The page could not be fetched as Markdown: ${response.status}`)
    return response.blob()
  })
  // Pass a promise, so that browsers treat the write as part of the click.
  const item = new ClipboardItem({ 'text/plain': text.then((blob) => blob.slice(0, blob.size, 'text/plain')) })
  await navigator.clipboard.write([item])
  sendEvent('Copy page')

  const label = button.querySelector('[data-slot=label]')!
  const status = button.closest('[data-page-actions]')!.querySelector('[role=status]')!
  const before = label.textContent
  label.textContent = status.textContent = 'Page copied'
  setTimeout(() => {
    label.textContent = before
    status.textContent = ''
  }, COPIED_MS)
}

/** Presses the button optimistically, and reverts it if sending the feedback fails. */
async function giveFeedback(button: HTMLElement): Promise<void> {
  const place = button.closest<HTMLElement>('[data-feedback-for]')
  if (!place || button.getAttribute('aria-pressed') === 'true') return
  const feedback = button.dataset.feedback as Feedback
  const status = place.querySelector<HTMLElement>('[role=status]')!
  status.textContent = ''
  if (isPrivate()) {
    status.textContent = 'Your browser asks not to be counted, so nothing was sent.'
    return
  }

  showFeedback(place.parentElement!, feedback)
  const arrived = await postEvent(feedback === 'yes' ? 'Helpful' : 'Not helpful')
  // The visitor may have changed the answer while the request was pending.
  if (button.getAttribute('aria-pressed') !== 'true') return
  if (arrived) writeFeedback(place.dataset.feedbackFor!, feedback)
  else showFeedback(place.parentElement!)
  status.toggleAttribute('data-failed', !arrived)
  status.textContent = arrived ? 'Thank you for telling us.' : 'This could not be sent. Please try again.'
}

function expandCode(button: HTMLElement): void {
  const block = button.closest<HTMLElement>('[data-code]')
  if (!block) return
  delete block.dataset.collapsed
  for (const rest of block.querySelectorAll<HTMLElement>('[data-rest]')) highlightCollapsedCode(rest)
  button.remove()
  block.querySelector('pre')?.focus({ preventScroll: true })
}

function togglePreview(button: HTMLElement): void {
  const block = button.closest<HTMLElement>('[data-block]')
  const preview = block?.querySelector<HTMLElement>('[data-preview]')
  if (!block || !preview) return
  const pressed = button.getAttribute('aria-pressed') !== 'true'
  button.setAttribute('aria-pressed', String(pressed))

  if (button.dataset.toggle === 'width') {
    void import('./preview-frame').then(({ toggleFrame }) => toggleFrame(block, pressed), console.error)
    return
  }
  if (button.dataset.toggle === 'dir') preview.dir = pressed ? 'rtl' : 'ltr'
  else {
    const isDark = document.documentElement.classList.contains('dark')
    preview.classList.toggle(isDark ? 'light' : 'dark', pressed)
  }
  if (preview.querySelector('iframe'))
    void import('./preview-frame').then(({ updateFrame }) => updateFrame(block), console.error)
}
