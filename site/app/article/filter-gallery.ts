/**
 * Hides the cards of the galleries of the page that do not contain every word, and the headings of galleries without visible
 * cards. Returns the number of visible cards.
 */
export function filterGallery(term: string): number {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean)
  let shown = 0
  for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
    let isEmpty = true
    for (const card of gallery.querySelectorAll<HTMLElement>('[data-words]')) {
      card.hidden = !words.every((word) => card.dataset.words!.includes(word))
      if (card.hidden) continue
      isEmpty = false
      shown += 1
    }
    gallery.hidden = isEmpty
    const heading = gallery.previousElementSibling as HTMLElement | null
    if (heading?.matches('h2')) heading.hidden = isEmpty
    const section = gallery.closest<HTMLElement>('[data-gallery-section]')
    if (section) section.hidden = isEmpty
  }
  return shown
}
