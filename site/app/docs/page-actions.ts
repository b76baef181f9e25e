import { installCopyButtons } from '@frond/ui/prose'

const COPIED_MS = 1500

/**
 * The small controls of static HTML: copy, open long code, turn an example. One listener serves the whole page, so a
 * button costs nothing until it is pressed.
 */
export function listenToPageActions(page: HTMLElement): () => void {
  const listening = new AbortController()
  page.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>(
        '[data-copy],[data-copy-page],[data-expand],[data-toggle]',
      )
      if (!button) return
      if ('copyPage' in button.dataset) void copyPage(button)
      else if ('expand' in button.dataset) expandCode(button)
      else togglePreview(button)
    },
    { signal: listening.signal },
  )
  page.addEventListener('toggle', () => fillMobileToc(page), { signal: listening.signal, capture: true })
  fillMobileToc(page)
  const uninstallCopyButtons = installCopyButtons(page)
  return () => {
    listening.abort()
    uninstallCopyButtons()
  }
}

/** The list beside the article, once more in the bar above it; on most screens nobody ever sees it. */
function fillMobileToc(page: HTMLElement): void {
  const place = page.querySelector('[data-mobile-toc][open] > nav')
  const list = page.querySelector('[data-toc] > ul')
  if (place && list && place.childElementCount === 0) place.append(list.cloneNode(true))
}

async function copyPage(button: HTMLElement): Promise<void> {
  const text = fetch(`/raw${location.pathname.replace(/\/+$/, '')}.md`).then((response) => {
    if (!response.ok) throw new Error(`The page could not be fetched as Markdown: ${response.status}`)
    return response.blob()
  })
  // Given as a promise, so that browsers see the press of the button as the cause.
  const item = new ClipboardItem({ 'text/plain': text.then((blob) => blob.slice(0, blob.size, 'text/plain')) })
  await navigator.clipboard.write([item])

  const label = button.querySelector('[data-slot=label]')!
  const status = button.parentElement!.querySelector('[role=status]')!
  const before = label.textContent
  label.textContent = status.textContent = 'Page copied'
  setTimeout(() => {
    label.textContent = before
    status.textContent = ''
  }, COPIED_MS)
}

function expandCode(button: HTMLElement): void {
  const block = button.closest<HTMLElement>('[data-code]')
  if (!block) return
  delete block.dataset.collapsed
  button.remove()
  block.querySelector('pre')?.focus({ preventScroll: true })
}

function togglePreview(button: HTMLElement): void {
  const preview = button.closest('[data-block]')?.querySelector<HTMLElement>('[data-preview]')
  if (!preview) return
  const pressed = button.getAttribute('aria-pressed') !== 'true'
  button.setAttribute('aria-pressed', String(pressed))

  if (button.dataset.toggle === 'dir') preview.dir = pressed ? 'rtl' : 'ltr'
  else {
    const isDark = document.documentElement.classList.contains('dark')
    preview.classList.toggle(isDark ? 'light' : 'dark', pressed)
  }
}
