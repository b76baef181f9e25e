import { showFeedback } from './feedback'
import { listenToToc } from './table-of-contents'

const controls = '[data-copy],[data-copy-page],[data-expand],[data-toggle],[data-feedback]'

/**
 * Handles the small controls in the static HTML of a page: copy, expand code, change an example. One listener serves
 * the whole page. The code of the actions is fetched when the visitor hovers or focuses a control.
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
  const toc = page.querySelector<HTMLElement>('[data-toc]')
  if (toc) listenToToc(toc)
  showFeedback(page)
  return () => listening.abort()
}
