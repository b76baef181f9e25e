import { Input } from '@frond/ui'
import { useEffect, useState } from 'react'
import { filterGallery } from '../filter-gallery'
import '../gallery.css'

/**
 * The filter field above the component gallery. The cards are part of the static article; this island only hides and
 * shows them.
 */
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
