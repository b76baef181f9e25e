import { Button } from '@frond/ui'
import { useState } from 'react'
import { filterGallery } from '../filter-gallery'

interface KindFilterProps {
  /** The name of the group of buttons. */
  label: string
  kinds: readonly string[]
}

const all = 'All'

/** Buttons that show only the cards of one kind. The cards are part of the static page; this island hides and shows them. */
export default function KindFilter({ label, kinds }: KindFilterProps) {
  const [current, setCurrent] = useState(all)
  const [shown, setShown] = useState<number>()
  const choose = (kind: string) => {
    setCurrent(kind)
    setShown(filterGallery(kind === all ? '' : `kind:${kind}`))
  }

  return (
    <div role="group" aria-label={label} className="flex flex-wrap justify-center gap-2">
      {[all, ...kinds].map((kind) => (
        <Button
          key={kind}
          label={kind}
          aria-pressed={kind === current}
          color={kind === current ? 'primary' : 'neutral'}
          variant={kind === current ? 'soft' : 'outline'}
          size="sm"
          className="rounded-full"
          onClick={() => choose(kind)}
        />
      ))}
      <span role="status" className="sr-only">
        {shown !== undefined && `${shown} shown`}
      </span>
    </div>
  )
}
