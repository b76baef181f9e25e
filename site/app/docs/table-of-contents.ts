/**
 * Opens and closes the table of contents in narrow viewports, where it is a bar. The page contains the HTML of
 * `ContentToc` and does not hydrate it.
 */
export function listenToToc(toc: HTMLElement): void {
  const trigger = toc.querySelector<HTMLElement>('[data-slot=trigger]')!
  const setOpen = (open: boolean): void => {
    toc.toggleAttribute('data-open', open)
    trigger.ariaExpanded = String(open)
  }

  trigger.addEventListener('click', () => setOpen(!toc.hasAttribute('data-open')))
  toc.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) setOpen(false)
  })
  toc.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !toc.hasAttribute('data-open')) return
    setOpen(false)
    trigger.focus()
  })
}
