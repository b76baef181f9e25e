import { Input } from '@frond/ui'
import { useEffect, useState } from 'react'
import '../gallery.css'

/** Hides the cards of the gallery that do not hold every word, and the headings that are left without cards. */
function filterGallery(term: string): number {
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
  }
  return shown
}

/** The field above the gallery of components. The cards are part of the article; this only shows and hides them. */
export default function GalleryFilter() {
  const [term, setTerm] = useState('')
  const [shown, setShown] = useState<number>()
  useEffect(() => {
    if (term !== '' || shown !== undefined) setShown(filterGallery(term))
    // `shown` follows from `term`; before the first word there is nothing to hide.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [term])

  return (
    <>
      <Input
        type="search"
        icon="lucide:search"
        placeholder="Filter components"
        aria-label="Filter components"
        size="lg"
        className="w-full"
        value={term}
        onValueChange={(value) => setTerm(String(value ?? ''))}
      />
      <p role="status" className={shown === 0 ? 'mt-4 text-sm text-muted' : 'sr-only'}>
        {shown === 0 && `No component matches “${term}”.`}
        {shown ? `${shown} components` : null}
      </p>
    </>
  )
}
