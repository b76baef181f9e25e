import { showFeedback } from './feedback'

const controls = '[data-copy],[data-copy-page],[data-expand],[data-toggle],[data-feedback]'

/**
 * Listens to the small controls of a page's static HTML: copy, open long code, turn an example. One listener serves the
 * whole page, and what the controls do is fetched when one is about to be used, so a button costs nothing until then.
 */
export function listenToPage(page: HTMLElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const load = () => import('./page-actions')
  const find = ({ target }: Event) => (target as Element).closest<HTMLElement>(controls)

  for (const intent of ['pointerover', 'focusin'])
    page.addEventListener(intent, (event) => void (find(event) && load().catch(() => {})), { signal })
  page.addEventListener(
    'click',
    (event) => {
      const control = find(event)
      if (control && !event.defaultPrevented)
        load().then(({ runPageAction }) => !signal.aborted && runPageAction(control, event), console.error)
    },
    { signal },
  )
  page.addEventListener('toggle', () => fillMobileToc(page), { signal, capture: true })
  fillMobileToc(page)
  showFeedback(page)
  return () => listening.abort()
}

/** The list beside the article, once more in the bar above it; on most screens nobody ever sees it. */
function fillMobileToc(page: HTMLElement): void {
  const place = page.querySelector('[data-mobile-toc][open] > nav')
  const list = page.querySelector('[data-toc] > ul')
  if (place && list && place.childElementCount === 0) place.append(list.cloneNode(true))
}
