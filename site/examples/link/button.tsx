import { Link } from '@frond/ui'
import { useState } from 'react'

/** Without `to` it is a button that looks like a link. */
export default function LinkAsButton() {
  const [open, setOpen] = useState(false)

  return (
    <div className="max-w-sm text-sm">
      <p className={open ? '' : 'line-clamp-2'}>
        A frond is a large, divided leaf. Ferns unroll theirs in spring, from tight spirals near the ground, and keep
        them until the first frost; palms keep them for years.
      </p>
      <Link aria-expanded={open} onClick={() => setOpen(!open)} className="mt-1">
        {open ? 'Show less' : 'Show more'}
      </Link>
    </div>
  )
}
